import { useCopyLabels } from '#web/labels/ui-labels.ts'

import { CodePanel } from '../../ui/code-panel.tsx'
import { Specimen, State } from './showcase.tsx'
import { TEXTS } from './showcase-texts.ts'

const CODE = `GET http://192.168.0.20/version
Accept: application/json`

export function CodeSpecimen() {
  const words = useCopyLabels()
  const name = TEXTS.codeName
  return (
    <Specimen title={TEXTS.codePanel} layout="wide">
      <State name={TEXTS.codeAlone}>
        <CodePanel name={`${name}, ${TEXTS.codeAlone}`} label="HTTP" code={CODE} words={words} />
      </State>
      <State name={TEXTS.codeTight}>
        <CodePanel
          name={`${name}, ${TEXTS.codeTight}`}
          label="HTTP"
          code={CODE}
          words={words}
          isTight
          isNight
        />
      </State>
      <State name={TEXTS.codeRead}>
        <CodePanel name={`${name}, ${TEXTS.codeRead}`} label={name} code={CODE} isTight />
      </State>
    </Specimen>
  )
}
