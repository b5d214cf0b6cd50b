import { useT } from '#i18n/use-t.ts'
import { Seal } from '#web/scents/seal.tsx'
import { Table } from '#web/ui/table.tsx'

import { Chapter } from '../chapter.tsx'
import type { Scent } from '../scent.ts'
import { PROTOCOL, PROTOCOL_SECONDS } from './protocol.ts'
import css from './protocol-table.module.css'

/** The drawing in words and numbers, as a methods section prints it. */
export function ProtocolTable({ scents }: { scents: readonly Scent[] }) {
  const t = useT()
  const count = PROTOCOL.length
  return (
    <Chapter
      id="protocol"
      title={t('solutions.protocolTitle', { seconds: PROTOCOL_SECONDS })}
      intro={t('solutions.protocolText', { count })}
      background="white"
    >
      <div className={css.table}>
        <Table caption={t('solutions.protocolCaption', { count })} isCaptionHidden>
          <thead>
            <tr>
              <th scope="col">{t('solutions.protocolStart')}</th>
              <th scope="col">{t('solutions.protocolChamber')}</th>
              <th scope="col">{t('solutions.protocolScent')}</th>
              <th scope="col" data-number>
                {t('solutions.protocolStrength')}
              </th>
              <th scope="col" data-number>
                {t('solutions.protocolDuration')}
              </th>
            </tr>
          </thead>
          <tbody>
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
          </tbody>
        </Table>
      </div>
    </Chapter>
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
