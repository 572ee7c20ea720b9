/** A form: why it was not sent, its fields, and the button that sends it. */
import { createContext, useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { Notice } from '../page-state.tsx'
import { SubmitButton } from '../buttons.tsx'
import type { SubmitState } from '../use-submit.ts'
import { useUnsaved } from '../use-unsaved.ts'
import type { Limits } from './limits.ts'
import { useFormWaits, WaitsContext } from './use-form-waits.ts'

/** What the fields of the form around take. */
export const LimitsContext = createContext<(name: string) => Limits | undefined>(() => undefined)

type SentForm<In extends FieldValues, Out> = UseFormReturn<In, unknown, Out> &
  Pick<SubmitState<Out>, 'send' | 'notice'> & {
    readonly limits?: (name: string) => Limits | undefined
  }

type FormProps<In extends FieldValues, Out> = Pick<
  ComponentProps<'form'>,
  'id' | 'className' | 'aria-label' | 'onChange' | 'children'
> & {
  readonly form: SentForm<In, Out>
  /** Called with the values once they are right; a Problem that it throws is shown. */
  readonly onSubmit: (values: Out) => Promise<void>
  /** What has failed, before the reason: 'Not saved.' */
  readonly failed?: string | undefined
  /** In place of the notice. */
  readonly notice?: ReactNode
  /** The label of the button; a form without it brings its own. */
  readonly act?: ReactNode
  /** The label while the form is sent. */
  readonly busy?: string
  /** The form is not what its page is for. */
  readonly secondary?: boolean
  /** Beside the button. */
  readonly buttons?: ReactNode
}

export function Form<In extends FieldValues, Out>({
  form,
  onSubmit,
  failed,
  notice,
  act,
  busy = '',
  secondary = false,
  buttons,
  className = 'form',
  children,
  ...attributes
}: FormProps<In, Out>) {
  const { isSubmitting } = form.formState
  const { setWaits, refuse, refused } = useFormWaits()
  const markStored = useUnsaved(form)
  const send = form.send(async (values) => {
    await onSubmit(values)
    markStored()
  })
  return (
    <FormProvider {...form}>
      <Contexts limits={form.limits} setWaits={setWaits}>
        <form
          {...attributes}
          method="post"
          className={className}
          noValidate
          aria-busy={isSubmitting || undefined}
          onSubmit={(event) => {
            event.preventDefault()
            // Before the fields are checked: they may be right by the time that it can be sent.
            if (!refuse()) void send(event)
          }}
        >
          {notice === undefined || refused !== undefined ? (
            <Failure failed={failed}>{refused ?? form.notice}</Failure>
          ) : (
            notice
          )}
          {children}
          {act === undefined ? null : (
            <div className="row">
              <SubmitButton busy={isSubmitting} busyLabel={busy} secondary={secondary}>
                {act}
              </SubmitButton>
              {buttons}
            </div>
          )}
        </form>
      </Contexts>
    </FormProvider>
  )
}

type ContextsProps = {
  readonly limits: SentForm<FieldValues, unknown>['limits']
  readonly setWaits: ComponentProps<typeof WaitsContext>['value']
  readonly children: ReactNode
}

/** What the fields of a form find in it. */
const Contexts = ({ limits = () => undefined, setWaits, children }: ContextsProps) => (
  <LimitsContext value={limits}>
    <WaitsContext value={setWaits}>{children}</WaitsContext>
  </LimitsContext>
)

type FailureProps = { readonly failed: string | undefined; readonly children: string | undefined }

/** Why a form was not sent, in sight: the button may be a page below. */
export function Failure({ failed, children }: FailureProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Its promise, which some browsers return, is no function that cleans up.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [children])
  return children === undefined ? null : (
    <Notice ref={place} tone="bad">
      {failed === undefined ? null : <b>{failed}</b>} {children}
    </Notice>
  )
}
