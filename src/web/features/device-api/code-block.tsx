import { useCopyLabels } from '#web/labels/ui-labels.ts'

import { CodePanel } from '../../ui/code-panel.tsx'

type Props = { label: string; title: string; code: string; canCopy?: boolean }

/** A request, or what a device answered: at night also where the page is not. */
export function CodeBlock({ label, title, code, canCopy = true }: Props) {
  const words = useCopyLabels()
  return (
    <CodePanel
      name={label}
      label={title}
      code={code}
      words={canCopy ? words : undefined}
      isTight
      isNight
    />
  )
}
