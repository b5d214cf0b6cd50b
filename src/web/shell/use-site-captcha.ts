/** An outside captcha is loaded on every page for all, as its score needs. Our own is loaded where it is asked. Spec §5. */
import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { prepareCaptcha } from '../api/prepare-captcha.ts'
import { useRootData } from '../root-data.ts'
import { isPrivatePath } from '../site/private-paths.ts'

export function useSiteCaptcha(): void {
  const captcha = useRootData()?.site.captcha
  const isPrivate = isPrivatePath(useLocation().pathname)
  useEffect(() => {
    if (captcha && !isPrivate) void prepareCaptcha(captcha)
  }, [captcha, isPrivate])
}
