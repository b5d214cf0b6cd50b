/** A call to fill in, made from its schema, and what the shop said to it. */
import { type FormEvent, useRef, useState } from 'react'

import { useT } from '#i18n/use-t.ts'
import { useSite } from '#web/root-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { CodeTabs } from '../code/code-tabs.tsx'
import type { Call } from '../reference/reference.ts'
import { codeOf } from '../samples/languages.ts'
import type { Sample } from '../samples/sample.ts'
import { confirmFirst, isSentFrom } from './confirm-first.ts'
import css from './try-call.module.css'
import { BodyEditor, KeyField, TokenField, ValueField } from './try-fields.tsx'
import { TryResult } from './try-result.tsx'
import { filledSample, useTryCall, validateCall } from './use-try-call.ts'

type Props = { call: Call; name: string }

export function TryForm({ call, name }: Props) {
  const t = useT()
  const site = useSite()
  const { filled, fill, fillValue, isSending, result, send } = useTryCall(call, site.publicApiKey)
  const [isTold, setTold] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const question = confirmFirst(call)
  const sends = isSentFrom(call, site)
  const [shown, setShown] = useState<Sample | null>(null)
  const errors = isTold ? validateCall(call, filled) : new Set<string>()

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    setTold(true)
    const [first] = validateCall(call, filled)
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name='${CSS.escape(first)}']`)?.focus()
      return
    }
    if (!sends) setShown(filledSample(call, filled, site.url))
    else if (question === null) void send()
    else setAsking(true)
  }

  return (
    <div className={css.bench}>
      <form ref={form} className={css.form} noValidate onSubmit={onSubmit}>
        {!sends ? (
          <p className={css.real}>{t('apiDocs.tryShownOnly')}</p>
        ) : question === 'order' ? (
          <Callout tone="warn">
            <p>{t('apiDocs.tryOrder')}</p>
          </Callout>
        ) : (
          <p className={css.real}>{t('apiDocs.tryReal')}</p>
        )}
        {call.needs.key && <KeyField value={filled.key} onChange={(key) => fill({ key })} />}
        {call.needs.token !== 'no' && <TokenField filled={filled} fill={fill} />}
        {call.asked.map((asked) => (
          <ValueField
            key={asked.name}
            asked={asked}
            value={filled.values.get(asked.name) ?? ''}
            isMissing={errors.has(asked.name)}
            onChange={(value) => fillValue(asked.name, value)}
          />
        ))}
        {call.body && (
          <BodyEditor
            value={filled.body}
            example={call.body.example}
            isFaulty={errors.has('body')}
            onChange={(body) => fill({ body })}
          />
        )}
        <div>
          <Button type="submit" isBusy={isSending}>
            {sends ? (isSending ? t('apiDocs.sending') : t('apiDocs.send')) : t('apiDocs.show')}
          </Button>
        </div>
      </form>
      {shown === null ? (
        <TryResult result={result} name={name} />
      ) : (
        <CodeTabs
          name={t('apiDocs.exampleOf', { call: name })}
          codeIn={(language) => codeOf(language, shown)}
        />
      )}
      <Dialog
        isOpen={isAsking}
        title={t('apiDocs.askTitle')}
        close={t('apiDocs.close')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t('apiDocs.askCancel')}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false)
                void send()
              }}
            >
              {t('apiDocs.askSend')}
            </Button>
          </>
        }
      >
        <p>
          {question === 'order' ? t('apiDocs.askOrderText') : t('apiDocs.askText', { call: name })}
        </p>
      </Dialog>
    </div>
  )
}
