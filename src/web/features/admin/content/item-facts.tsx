/** What belongs to no language: whether readers see the item, its day or group, its address, and its end. */
import { type ContentItem, missingLocales, nameOf } from '#domain/editing/content-item.ts'
import { ruleOf } from '#domain/editing/kinds.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { minuteInJapan } from '#shared/japan-minute.ts'

import { ButtonLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { FormFrame } from '../form-frame.tsx'
import { momentText } from '../moment.tsx'
import sheet from '../order-sheet.module.css'
import css from './content.module.css'
import { itemPath, refusedBy } from './content.ts'
import { Refusal, useErrorOf } from './content-form.tsx'
import { DayOrGroup } from './day-or-group.tsx'

type Props = {
  item: ContentItem
  seen: string
  asked: string | null
  answer: { kind: string } | undefined
  now: Date
}

export function ItemFacts(props: Props) {
  return (
    <div className={css.facts}>
      <OnTheSite {...props} />
      <Details {...props} />
    </div>
  )
}

function OnTheSite({ item, seen, asked, answer, now }: Props) {
  const t = useT()
  const locale = useLocale()
  const place = itemPath(item.kind, item.slug)
  const isReady = missingLocales(item).length === 0
  const isShown = item.publishedAt !== null
  const refused = refusedBy(answer, ['show_item', 'hide_item'])
  const errorOf = useErrorOf(refused)
  const date = item.publishedAt && momentText(item.publishedAt, locale)
  const words = item.publishedAt && item.publishedAt > now ? 'siteLater' : 'siteShown'

  return (
    <section className={sheet.sheet} aria-labelledby="site-title">
      <h2 id="site-title">{t('adminContent.siteTitle')}</h2>
      <p>{date ? t(`adminContent.${words}`, { date }) : t('adminContent.siteHidden')}</p>
      {!isReady && <Needs item={item} />}
      {isShown && (
        <FormFrame
          work="hide_item"
          action={place}
          submit={t('adminContent.hide')}
          variant="outline"
          hidden={{ seen }}
          refusal={<Refusal refused={refusedBy(answer, ['hide_item'])} />}
          isRefused={refused !== undefined}
        />
      )}
      {!isShown && isReady && (
        <FormFrame
          work="show_item"
          action={place}
          submit={t('adminContent.showNow')}
          hidden={{ seen }}
          refusal={asked !== 'show_item' && <Refusal refused={refusedBy(answer, ['show_item'])} />}
          isRefused={refused !== undefined}
        />
      )}
      {isReady && (
        <details className={css.later} open={errorOf('showAt') !== null || undefined}>
          <summary>{t('adminContent.showLater')}</summary>
          <FormFrame
            work="show_item"
            action={place}
            submit={t('adminContent.showAt')}
            variant="outline"
            hidden={{ seen }}
            refusal={null}
            isRefused={false}
          >
            <Field id="showAt" label={t('adminContent.showAtLabel')} error={errorOf('showAt')}>
              {(control) => (
                <TextInput
                  {...control}
                  type="datetime-local"
                  name="showAt"
                  required
                  defaultValue={minuteInJapan(item.publishedAt ?? now)}
                />
              )}
            </Field>
          </FormFrame>
        </details>
      )}
    </section>
  )
}

function Needs({ item }: { item: ContentItem }) {
  const t = useT()
  const locale = useLocale()
  if (ruleOf(item.kind).needs === 'any') {
    return <p className={sheet.warn}>{t('adminContent.siteNeedsAny')}</p>
  }
  const names = missingLocales(item).map((one) => t(`adminContent.lang_${one}`))
  const languages = new Intl.ListFormat(locale).format(names)
  return <p className={sheet.warn}>{t('adminContent.siteNeeds', { languages })}</p>
}

function Details({ item, seen, asked, answer }: Props) {
  const t = useT()
  const locale = useLocale()
  const place = itemPath(item.kind, item.slug)
  const refused = refusedBy(answer, ['change_item'])
  const removal = refusedBy(answer, ['remove_item'])
  const { startDate, questionType } = refused?.typed ?? item
  return (
    <section className={sheet.sheet} aria-labelledby="facts-title">
      <h2 id="facts-title">{t('adminContent.factsTitle')}</h2>
      <p>
        {t('adminContent.address')}{' '}
        <span className="code">{ruleOf(item.kind).place + item.slug}</span>
      </p>
      {item.kind !== 'careers' && (
        <FormFrame
          work="change_item"
          action={place}
          submit={t('adminContent.factsSubmit')}
          variant="outline"
          hidden={{ seen }}
          refusal={<Refusal refused={refused} />}
          isRefused={refused !== undefined}
        >
          <DayOrGroup
            kind={item.kind}
            startDate={startDate ?? ''}
            questionType={questionType ?? ''}
            refused={refused}
          />
        </FormFrame>
      )}
      {asked === 'remove_item' || removal ? (
        <FormFrame
          work="remove_item"
          action={place}
          title={t('adminContent.removeTitle', { name: nameOf(item, locale)?.text ?? item.slug })}
          text={t('adminContent.removeText')}
          submit={t('adminContent.removeSubmit')}
          variant="danger"
          close={t('adminContent.keep')}
          hidden={{ seen }}
          refusal={<Refusal refused={removal} />}
          isRefused={removal !== undefined}
        />
      ) : (
        <p>
          <ButtonLink to="?ask=remove_item" variant="quiet" size="small" preventScrollReset>
            {t('adminContent.removeStart')}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
