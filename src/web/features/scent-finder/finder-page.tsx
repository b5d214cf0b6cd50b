/** Three questions and a pack of six for the answers. All of it is in the address, so it works without JavaScript. */
import { Form } from 'react-router'

import { FINDER_ANSWERS, FINDER_QUESTIONS } from '#domain/catalog/finder/answers.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { FINDER_PATH } from '#web/scents/finder-path.ts'
import { Print } from '#web/scents/print.tsx'
import { Button } from '#web/ui/button.tsx'
import { Lead, PageHeader } from '#web/ui/page-header.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import css from './finder-page.module.css'
import { FoundPack } from './found-pack.tsx'
import type { FinderData } from './load-finder.server.ts'

export function FinderPage({ finder }: { finder: FinderData }) {
  const t = useT()
  const locale = useLocale()
  const { answers } = finder
  return (
    <div className={`wrap page ${css.page}`}>
      <PageHeader claim={t('finder.title')}>
        <Lead>{t('finder.lead')}</Lead>
      </PageHeader>
      <Form action={`${FINDER_PATH}#pack`} className={css.form}>
        <div className={css.questions}>
          {FINDER_QUESTIONS.map((question) => (
            <RadioCards
              key={question}
              legend={t(`finder.${question}`)}
              name={question}
              value={answers?.[question] ?? FINDER_ANSWERS[question][0]}
              cards={FINDER_ANSWERS[question].map((value) => {
                const example = finder.examples[value]
                return {
                  value,
                  label: t(`finder.${value}`),
                  ...(example && {
                    detail: t('finder.example', { name: example.name }),
                    picture: <Print serial={example.serial} kind={example.kind} />,
                  }),
                }
              })}
            />
          ))}
        </div>
        <Button type="submit">{t('finder.show')}</Button>
      </Form>
      <p className="visually-hidden" role="status">
        {new Intl.ListFormat(locale).format(finder.picks.map(({ scent }) => scent.name))}
      </p>
      {answers !== null && <FoundPack finder={{ ...finder, answers }} />}
    </div>
  )
}
