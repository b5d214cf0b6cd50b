/** The requirements of an app, and the three steps to the first scent. */
import { Link } from 'react-router'

import { INTENSITY_PERCENT_MAX, SPRAY_SECONDS_MAX } from '#domain/catalog/devices/device-policy.ts'
import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import type { Translate } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'
import { linkNames } from '#web/labels/link-names.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Section } from '#web/ui/section.tsx'

import { type AppSlug, LINKS, REQUIREMENTS } from './app.ts'
import css from './begin.module.css'

export function Begin({ slug }: { slug: AppSlug }) {
  const t = useT()
  const device = slug === 'aroma-shooter' ? 'software.devicesWifi' : 'software.devicesAll'
  const facts = [
    {
      id: 'system',
      label: t('software.needSystem'),
      value: REQUIREMENTS[slug].join(t('ui.listSeparator')),
    },
    { id: 'device', label: t('software.needDevice'), value: t(device) },
    { id: 'link', label: t('software.needLink'), value: linkNames(LINKS[slug], t) },
    { id: 'price', label: t('software.needPrice'), value: t('software.free') },
    { id: 'get', label: t('software.needGet'), value: <Get slug={slug} /> },
  ]
  return (
    <Section id="begin" title={t('software.needTitle')} background="white">
      <div className={css.pair}>
        <ol className={css.steps}>
          {STEPS[slug](t).map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Facts facts={facts} />
      </div>
    </Section>
  )
}

function Get({ slug }: { slug: AppSlug }) {
  const t = useT()
  return (
    <>
      <p>
        {slug === 'aroma-shooter'
          ? t('software.shooterGet')
          : t('software.getByEmail', { days: REPLY_BUSINESS_DAYS })}
      </p>
      <Link className="target" to="/contact">
        {t('software.getLink')}
      </Link>
    </>
  )
}

type Step = { title: string; text: string }

const STEPS = {
  'aroma-shooter': (t) => [
    { title: t('software.shooterStep1'), text: t('software.shooterStep1Text') },
    { title: t('software.shooterStep2'), text: t('software.shooterStep2Text') },
    { title: t('software.shooterStep3'), text: t('software.shooterStep3Text') },
  ],
  'aroma-controller': (t) => [
    { title: t('software.controllerStep1'), text: t('software.controllerStep1Text') },
    {
      title: t('software.controllerStep2'),
      text: t('software.controllerStep2Text', { max: INTENSITY_PERCENT_MAX }),
    },
    {
      title: t('software.controllerStep3'),
      text: t('software.controllerStep3Text', { seconds: SPRAY_SECONDS_MAX }),
    },
  ],
  'aroma-player': (t) => [
    { title: t('software.playerStep1'), text: t('software.playerStep1Text') },
    { title: t('software.playerStep2'), text: t('software.playerStep2Text') },
    { title: t('software.playerStep3'), text: t('software.playerStep3Text') },
  ],
} as const satisfies Record<AppSlug, (t: Translate) => Step[]>
