/** A form of one button. Its action can be repeated, so it needs no confirmation. */
import { Button, type ButtonVariant } from '#web/ui/button.tsx'

import { PostForm } from './form-frame.tsx'
import { useIsBusy } from './form-state.ts'

type Props = {
  action: string
  submit: string
  /** Names the row, for screen readers, where several rows have the button. */
  about?: string
  variant?: ButtonVariant
  hidden?: Record<string, string>
  /** The page that answers, if it is another one. */
  to?: string
}

export function ButtonForm({ action, submit, about, hidden = {}, ...rest }: Props) {
  const { variant = 'outline', to = '?' } = rest
  const isBusy = useIsBusy(action, hidden)
  return (
    <PostForm action={to}>
      <input type="hidden" name="intent" value={action} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="small" variant={variant} isBusy={isBusy}>
        {submit}
        {about && <span className="visually-hidden"> {about}</span>}
      </Button>
    </PostForm>
  )
}
