/**
 * The text area of a Markdown text. Pictures are dropped on it, pasted, or picked from those that are there; each is shown
 * where the caret is. Without JavaScript, the page of pictures offers each one's line to copy.
 */
import { type ComponentProps, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'

import { markdownOf } from '#domain/uploads/picture.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import { TextArea } from '#web/ui/text-input.tsx'

import { type AddedPicture, type ContentErrors, QUIET_PARAM } from '../content.ts'
import css from './markdown-area.module.css'
import { PICTURES_PATH, PicturePicker } from './picture-picker.tsx'

type Props = ComponentProps<typeof TextArea> & { lang: Locale }

export function MarkdownArea(props: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const upload = useFetcher<AddedPicture | ContentErrors | null>()
  const { data, state } = upload
  useEffect(() => {
    if (data?.kind === 'added') insertLine(area.current, markdownOf(data.name, ''))
  }, [data])

  function send(file: File): void {
    const form = new FormData()
    form.set('intent', 'add_picture')
    form.set('file', file)
    const action = `${PICTURES_PATH}?${QUIET_PARAM}=1`
    void upload.submit(form, { method: 'post', action, encType: 'multipart/form-data' })
  }

  /** Text is dropped and pasted as everywhere. */
  function take(event: { preventDefault: () => void }, given: DataTransfer): void {
    const file = pictureIn(given)
    if (file === undefined) return
    event.preventDefault()
    send(file)
  }

  return (
    <>
      <TextArea
        {...props}
        ref={area}
        onDrop={(event) => take(event, event.dataTransfer)}
        onPaste={(event) => take(event, event.clipboardData)}
      />
      <UploadState isBusy={state !== 'idle'} answer={data} />
      <PicturePicker
        locale={props.lang}
        onPick={(picture) =>
          insertLine(area.current, markdownOf(picture.name, picture.alt[props.lang]))
        }
        onFile={send}
      />
    </>
  )
}

const pictureIn = ({ files }: DataTransfer): File | undefined =>
  [...files].find(({ type }) => type.startsWith('image/'))

/** A paragraph of its own at the caret. */
function insertLine(area: HTMLTextAreaElement | null, line: string): void {
  if (!area) return
  const { selectionStart, selectionEnd, value } = area
  const before = value.slice(0, selectionStart)
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  area.setRangeText(`${gap}${line}\n\n`, selectionStart, selectionEnd, 'end')
  // The preview and the question about unsaved changes listen to it.
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.focus()
}

type UploadProps = { isBusy: boolean; answer: AddedPicture | ContentErrors | null | undefined }

function UploadState({ isBusy, answer }: UploadProps) {
  const t = useT()
  const problem = useProblem()
  const text = () => {
    if (isBusy) return t('adminContent.uploading')
    if (answer === null) return problem('token_invalid')
    if (answer?.kind === 'added') return t('adminContent.uploaded')
    return answer && problem(answer.code ?? 'picture_invalid')
  }
  return (
    <p role="status" className={css.upload} data-failed={answer?.kind === 'refused' || undefined}>
      {text()}
    </p>
  )
}
