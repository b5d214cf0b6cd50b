/** The content of a posted form, kept so that the page can offer it again when the shop was unavailable. */
import type { SentForm } from '../pages/unavailable-page.ts'

/** As the API's bodies. */
const FORM_BYTES_MAX = 64 * 1024
/** A form with such a field is not written into a page. */
const SECRET_FIELD = /password|code|token|otp/i

/** Reads a copy of the body, so it must be called before anybody reads the request. `null` for what is no plain form. */
export function saveSentForm(request: Request): () => Promise<SentForm | null> {
  const type = request.headers.get('content-type') ?? ''
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  const isForm = request.method === 'POST' && type.startsWith('application/x-www-form-urlencoded')
  if (!isForm || !(length <= FORM_BYTES_MAX)) return async () => null

  const text = request.clone().text()
  // Without a reader the promise must not reject unhandled.
  text.catch(() => {})
  return async () => {
    const { pathname, search } = new URL(request.url)
    const fields = [...new URLSearchParams(await text)]
    const isSecret = fields.some(([name]) => SECRET_FIELD.test(name))
    return isSecret ? null : { action: pathname + search, fields }
  }
}
