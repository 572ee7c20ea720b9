/** The permissions of a staff member as check boxes, each with its description. */
import { permissions, type Permission } from '../../platform/access/permissions.ts'
import { FieldNote } from '../../ui/field.tsx'
import { permissionNames } from '../messages/staff.ts'
import { staffPageMessages as messages } from '../messages/staff-page.ts'

type PermissionFieldsProps = {
  readonly granted: readonly Permission[]
  readonly error?: string | undefined
  readonly onChange: (granted: readonly Permission[]) => void
}

/** Choosing Owner selects the others, too, since it includes them. */
export function PermissionFields({ granted, error, onChange }: PermissionFieldsProps) {
  const isOwner = granted.includes('owner')
  const toggle = (permission: Permission, on: boolean): void =>
    onChange(permissions.filter((name) => (name === permission ? on : granted.includes(name))))
  return (
    <fieldset className="field">
      <legend className="label">{messages.permissions}</legend>
      <div className="permission-fields">
        {permissions.map((permission) => (
          <label key={permission} className="check">
            <input
              type="checkbox"
              checked={isOwner || granted.includes(permission)}
              disabled={isOwner && permission !== 'owner'}
              onChange={({ currentTarget }) => toggle(permission, currentTarget.checked)}
            />
            <span>
              {permissionNames[permission].name}
              <small>{permissionNames[permission].opens}</small>
            </span>
          </label>
        ))}
      </div>
      {error === undefined ? null : <FieldNote id={undefined} error={error} />}
    </fieldset>
  )
}
