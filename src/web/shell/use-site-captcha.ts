/** An outside captcha is loaded on every page, as its score needs. Our own is loaded where it is asked. Spec §5. */
import { useEffect } from 'react'

import { prepareCaptcha } from '../api/captcha.ts'
import { useRootData } from '../root-data.ts'

export function useSiteCaptcha(): void {
  const captcha = useRootData()?.site.captcha
  useEffect(() => {
    if (captcha) void prepareCaptcha(captcha)
  }, [captcha])
}
