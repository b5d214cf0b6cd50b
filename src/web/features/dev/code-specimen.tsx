import { useT } from '#i18n/use-t.ts'
import { useCopyLabels } from '#web/labels/ui-labels.ts'

import { CodePanel } from '../../ui/code-panel.tsx'
import { Specimen, State } from './showcase.tsx'

const CODE = `GET http://192.168.0.20/version
Accept: application/json`

export function CodeSpecimen() {
  const t = useT()
  const words = useCopyLabels()
  const name = t('parts.codeName')
  return (
    <Specimen title={t('parts.codePanel')} layout="wide">
      <State name={t('parts.codeAlone')}>
        <CodePanel
          name={`${name}, ${t('parts.codeAlone')}`}
          label="HTTP"
          code={CODE}
          words={words}
        />
      </State>
      <State name={t('parts.codeTight')}>
        <CodePanel
          name={`${name}, ${t('parts.codeTight')}`}
          label="HTTP"
          code={CODE}
          words={words}
          isTight
          isNight
        />
      </State>
      <State name={t('parts.codeRead')}>
        <CodePanel name={`${name}, ${t('parts.codeRead')}`} label={name} code={CODE} isTight />
      </State>
    </Specimen>
  )
}
