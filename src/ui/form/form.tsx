/** A form: the reason if it was not sent, its fields, and its submit button. */
import { createContext, useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { Notice } from '../page-state.tsx'
import { SubmitButton } from '../buttons.tsx'
import type { SubmitState } from '../use-submit.ts'
import { useUnsaved } from '../use-unsaved.ts'
import type { Limits } from './limits.ts'
import { useFormWaits, WaitsContext } from './use-form-waits.ts'
import { useKeptEntries } from './use-kept-entries.ts'

/** The limits of the fields in the form. */
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
  /** Called with the valid values; a Problem that it throws is shown. */
  readonly onSubmit: (values: Out) => Promise<void>
  /** The record of the form, where several forms of a page look the same. */
  readonly about?: string | undefined
  /** The text before the reason of a failure, such as 'Not saved.' */
  readonly failed?: string | undefined
  /** Shown instead of the notice. */
  readonly notice?: ReactNode
  /** The button's label; a form without it has its own button. */
  readonly act?: ReactNode
  /** The label while the form is sent. */
  readonly busy?: string
  /** A secondary form of its page. */
  readonly secondary?: boolean
  /** Beside the button. */
  readonly buttons?: ReactNode
}

export function Form<In extends FieldValues, Out>({
  form,
  onSubmit,
  about,
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
  const place = useRef<HTMLFormElement>(null)
  const keep = useKeptEntries(form, place)
  const send = form.send(async (values) => {
    await onSubmit(values)
    markStored()
  })
  return (
    <FormProvider {...form}>
      <Contexts limits={form.limits} setWaits={setWaits}>
        <form
          {...attributes}
          ref={place}
          data-about={about}
          onInput={() => void keep()}
          method="post"
          className={className}
          noValidate
          aria-busy={isSubmitting || undefined}
          onSubmit={(event) => {
            event.preventDefault()
            // Before validation: the fields may be valid by the time the form can be sent.
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

/** The context that a form provides to its fields. */
const Contexts = ({ limits = () => undefined, setWaits, children }: ContextsProps) => (
  <LimitsContext value={limits}>
    <WaitsContext value={setWaits}>{children}</WaitsContext>
  </LimitsContext>
)

type FailureProps = { readonly failed: string | undefined; readonly children: string | undefined }

/** Scrolls to the reason why a form was not sent, because the button may be a page below it. */
export function Failure({ failed, children }: FailureProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Some browsers return a promise here, which React would take for a cleanup function.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [children])
  return children === undefined ? null : (
    <Notice ref={place} tone="bad">
      {failed === undefined ? null : <b>{failed}</b>} {children}
    </Notice>
  )
}
