import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { useNotify } from './notification/notification.tsx'

/** The two answers are those of Spec §8 "Clipboard". */
type Props = { text: string; words: { copy: string; copied: string; failed: string } }

export function CopyButton({ text, words }: Props) {
  const notify = useNotify()

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      notify({ text: words.copied, type: 'ok' })
    } catch {
      // The browser refuses the clipboard without a reason that a person could use.
      notify({ text: words.failed })
    }
  }

  return (
    <Button variant="outline" size="small" onClick={() => void copy()}>
      <Icon name="copy" size={20} />
      {words.copy}
    </Button>
  )
}
