/** Copies a text. The two answers are those of Spec §8 "Clipboard". */
import { useEffect, useState } from 'react'

import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { useNotify } from './notification/notification.tsx'

/** Long enough to be noticed. */
const CONFIRMED_MS = 3000

type Props = { text: string; words: { copy: string; copied: string; failed: string } }

export function CopyButton({ text, words }: Props) {
  const { icon, copy } = useCopy(text, words)
  return (
    <Button variant="outline" size="small" onClick={copy} data-screen>
      <Icon name={icon} size={20} />
      {words.copy}
    </Button>
  )
}

/** The same as a sign, for one of several values. */
export function CopyIconButton({ text, words }: Props) {
  const { icon, copy } = useCopy(text, words)
  return <IconButton icon={icon} size={20} label={words.copy} onClick={copy} data-screen />
}

function useCopy(text: string, { copied, failed }: Props['words']) {
  const notify = useNotify()
  const [copies, setCopies] = useState(0)

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopies((before) => before + 1)
      notify({ text: copied, type: 'ok' })
    } catch {
      // The browser refuses the clipboard without a reason that a person could use.
      notify({ text: failed })
    }
  }

  return { icon: copies > 0 ? 'check' : 'copy', copy: () => void copy() } as const
}
