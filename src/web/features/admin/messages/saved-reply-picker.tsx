/** Inserts a saved reply at the cursor. */
import { type RefObject, useRef } from 'react'

import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { LabelledSelect } from '#web/ui/labelled-control.tsx'

import css from './message.module.css'
import type { OfferedReply } from './messages.server.ts'

type Props = {
  replies: readonly OfferedReply[]
  /** Of the writer of the message: a reply in another language says so. */
  locale: Locale
  area: RefObject<HTMLTextAreaElement | null>
}

export function SavedReplyPicker({ replies, locale, area }: Props) {
  const t = useT()
  const chosen = useRef<HTMLSelectElement>(null)

  function insert(): void {
    const reply = replies.find(({ id }) => id === chosen.current?.value)
    const { current: field } = area
    if (!reply || !field) return
    field.focus()
    field.setRangeText(reply.text, field.selectionStart, field.selectionEnd, 'end')
    // As if it were typed: the form now has unsaved input.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div className={css.picker}>
      <LabelledSelect
        id="savedReply"
        label={t('adminMessages.savedReplyPick')}
        ref={chosen}
        autoComplete="off"
        placeholder={t('adminMessages.savedReplyChoose')}
        options={replies.map((reply) => ({
          value: reply.id,
          label:
            reply.locale === locale
              ? reply.name
              : t('adminMessages.savedReplyIn', {
                  name: reply.name,
                  language: LOCALE_NAMES[reply.locale],
                }),
        }))}
      />
      <Button type="button" size="small" variant="outline" onClick={insert}>
        {t('adminMessages.savedReplyInsert')}
      </Button>
    </div>
  )
}
