/** Code of one language only, or what comes back. */
import { useCopyLabels } from '#web/labels/ui-labels.ts'

import { CodeText } from '../../../ui/code-panel.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import css from './code.module.css'
import { Highlighted } from './highlighted.tsx'

type Props = { name: string; label: string; code: string; canCopy?: boolean }

export function CodeSample({ name, label, code, canCopy = false }: Props) {
  const words = useCopyLabels()
  return (
    <div className={css.panel} data-theme="night">
      <div className={css.bar}>
        <span>{label}</span>
        {canCopy && <CopyButton text={code} words={words} />}
      </div>
      <CodeText name={name}>
        <Highlighted code={code} />
      </CodeText>
    </div>
  )
}
