/** What the two lights on the front mean: colour, number and length, as drawing and text. */
import { ASN_FIRMWARE } from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Section } from '#web/ui/section.tsx'
import { Table } from '#web/ui/table.tsx'

import css from './lights.module.css'

export function Lights() {
  const t = useT()
  const lights = [
    {
      tone: 'ok',
      blinks: [0, 34, 68],
      width: 22,
      light: t('software.lightGreen'),
      meaning: t('software.lightGreenText'),
    },
    {
      tone: 'info',
      blinks: [0, 34, 68],
      width: 22,
      light: t('software.lightBlue'),
      meaning: t('software.lightBlueText'),
    },
    {
      tone: 'danger',
      blinks: [0, 16],
      width: 8,
      light: t('software.lightRed'),
      meaning: t('software.lightRedText'),
    },
  ] as const
  return (
    <Section
      id="lights"
      title={t('software.lightsTitle')}
      intro={t('software.lightsText', { version: ASN_FIRMWARE })}
    >
      <div className={css.frame}>
        <Table caption={t('software.lightsCaption')} isCaptionHidden>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('software.lightColumn')}</th>
              <th scope="col">{t('software.meaningColumn')}</th>
            </tr>
          </thead>
          <tbody>
            {lights.map(({ tone, blinks, width, light, meaning }) => (
              <tr key={tone}>
                <th scope="row">
                  <svg
                    className={css.blinks}
                    data-tone={tone}
                    viewBox="0 0 90 14"
                    aria-hidden="true"
                  >
                    {blinks.map((x) => (
                      <rect key={x} x={x} y="2" width={width} height="10" rx="4" />
                    ))}
                  </svg>
                  {light}
                </th>
                <td>{meaning}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Section>
  )
}
