import { useCopyLabels } from '#web/labels/ui-labels.ts'

import { CodePanel } from '../../ui/code-panel.tsx'
import { Specimen, State } from './showcase.tsx'

const CODE = `GET http://192.168.0.20/version
Accept: application/json`

export function CodeSpecimen() {
  const words = useCopyLabels()
  const name = 'A call to the device'
  return (
    <Specimen title="Code panel" layout="wide">
      <State name="On its own">
        <CodePanel name={`${name}, On its own`} label="HTTP" code={CODE} words={words} />
      </State>
      <State name="One among many">
        <CodePanel
          name={`${name}, One among many`}
          label="HTTP"
          code={CODE}
          words={words}
          isTight
          isNight
        />
      </State>
      <State name="Nothing to copy">
        <CodePanel name={`${name}, Nothing to copy`} label={name} code={CODE} isTight />
      </State>
    </Specimen>
  )
}
