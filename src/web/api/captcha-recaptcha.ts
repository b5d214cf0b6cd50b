/** reCAPTCHA v3, where the shop has a key for it. */
const ANSWER_MS_MAX = 8_000

type Recaptcha = {
  ready(run: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

let loading: Promise<Recaptcha> | null = null

/** `null` when the service is blocked or too slow: the shop's own challenge is the other way. */
export function recaptchaToken(siteKey: string): Promise<string | null> {
  const token = loadRecaptcha(siteKey).then((it) => it.execute(siteKey, { action: 'contact' }))
  return Promise.race([token, afterAWhile()])
}

/** Once per page; a failed load is tried again. */
export function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  loading ??= load(siteKey).catch((reason: unknown) => {
    loading = null
    throw reason
  })
  return loading
}

function load(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.addEventListener('error', () => reject(new Error('reCAPTCHA did not load')))
    script.addEventListener('load', () => {
      const { grecaptcha } = window
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else reject(new Error('reCAPTCHA is not what it was'))
    })
    document.head.append(script)
  })
}

const afterAWhile = (): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), ANSWER_MS_MAX))
