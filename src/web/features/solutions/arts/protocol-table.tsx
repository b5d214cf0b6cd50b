import { withoutMarks } from '#i18n/phrase-mark.ts'
import { useT } from '#i18n/use-t.ts'
import { useCopyLabels } from '#web/labels/ui-labels.ts'
import { Seal } from '#web/scents/seal.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Section } from '#web/ui/section.tsx'
import { Table } from '#web/ui/table.tsx'

import type { Scent } from '../scent.ts'
import { PROTOCOL, PROTOCOL_SECONDS, protocolCsv } from './protocol.ts'
import css from './protocol-table.module.css'

/** The drawing in words and numbers, as a methods section prints it. */
export function ProtocolTable({ scents }: { scents: readonly Scent[] }) {
  const t = useT()
  const words = useCopyLabels()
  const count = PROTOCOL.length
  return (
    <Section
      id="protocol"
      title={t('solutions.protocolTitle', { seconds: PROTOCOL_SECONDS })}
      intro={t('solutions.protocolText', { count })}
      background="white"
    >
      <div className={css.table}>
        <Table
          caption={t('solutions.protocolCaption', { count })}
          isCaptionHidden
          columns={[
            t('solutions.protocolStart'),
            t('solutions.protocolChamber'),
            t('solutions.protocolScent'),
            { text: t('solutions.protocolStrength'), isNumber: true },
            { text: t('solutions.protocolDuration'), isNumber: true },
          ]}
        >
          {PROTOCOL.map(({ startMs, chamber, percent, durationMs }) => (
            <tr key={`${startMs} ${chamber}`}>
              <th scope="row">{t('solutions.seconds', { value: startMs / 1000 })}</th>
              <td>{t('solutions.count', { value: chamber })}</td>
              <td>
                <ScentCell scent={scents[chamber - 1]} />
              </td>
              <td data-number>{t('solutions.percent', { value: percent })}</td>
              <td data-number>{t('solutions.seconds', { value: durationMs / 1000 })}</td>
            </tr>
          ))}
        </Table>
      </div>
      <div className={css.take}>
        <CopyButton
          text={protocolCsv(scents)}
          words={{ ...words, copy: withoutMarks(t('solutions.protocolCopy')) }}
        />
      </div>
    </Section>
  )
}

function ScentCell({ scent }: { scent: Scent | undefined }) {
  if (!scent) return null
  return (
    <span className={css.scent}>
      <Seal serial={scent.serial} kind={scent.kind} size={24} />
      {scent.name}
    </span>
  )
}
