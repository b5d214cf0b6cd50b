/** Three questions and a pack of six for the answers. All of it is in the address, so it works without JavaScript. */
import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'

import {
  answersKey,
  answersSoFar,
  FINDER_ANSWERS,
  FINDER_QUESTIONS,
  type FinderAnswer,
} from '#domain/catalog/finder/answers.ts'
import { useT } from '#i18n/use-t.ts'
import { FINDER_PATH } from '#web/scents/finder-path.ts'
import { Print } from '#web/scents/print.tsx'
import { Lead, PageHeader } from '#web/ui/page-header.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import css from './finder-page.module.css'
import { FoundPack } from './found-pack.tsx'
import type { FinderData, PacksSoFar, ReasonInWords } from './load-finder.server.ts'
import { PackSoFar, type ScentSoFar } from './pack-so-far.tsx'

export function FinderPage({ finder }: { finder: FinderData }) {
  const t = useT()
  const { answers } = finder
  const [given, setGiven] = useState(finder.given)
  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const form = new FormData(currentTarget)
    setGiven(answersSoFar((question) => form.get(question)))
  }

  return (
    <div className={`wrap page ${css.page}`}>
      <PageHeader claim={t('finder.title')}>
        <Lead>{t('finder.lead')}</Lead>
      </PageHeader>
      <Form action={`${FINDER_PATH}#pack`} className={css.form} onChange={onChange}>
        <div className={css.questions}>
          {FINDER_QUESTIONS.map((question) => (
            <RadioCards
              key={question}
              legend={t(`finder.${question}`)}
              name={question}
              isRequired
              value={finder.given[question]}
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
        <PackSoFar
          scents={scentsSoFar(finder, answersKey(given))}
          questionsLeft={FINDER_QUESTIONS.length - Object.keys(given).length}
          isFound={answers !== null && answersKey(answers) === answersKey(given)}
        />
      </Form>
      {answers !== null && <FoundPack finder={{ ...finder, answers }} />}
    </div>
  )
}

/** The pack below the questions, with what was changed in it, or the one that the answers would show. */
function scentsSoFar({ answers, picks, packs }: FinderData, key: string): ScentSoFar[] {
  if (answers !== null && answersKey(answers) === key)
    return picks.map(({ scent, reason }) => ({ ...scent, reason }))
  return (packs.chosen[key] ?? []).flatMap(([place, reason]) => {
    const scent = packs.scents[place]
    return scent ? [{ ...scent, reason: inWords(reason, packs) }] : []
  })
}

const inWords = (reason: FinderAnswer | number, { scents }: PacksSoFar): ReasonInWords =>
  typeof reason === 'number'
    ? { is: 'companion', name: scents[reason]?.name ?? '' }
    : { is: 'answer', answer: reason }
