import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { trackPageView } from '../api/telemetry.ts'

export function useTrackPageViews(): void {
  const { pathname } = useLocation()
  useEffect(() => trackPageView(pathname), [pathname])
}
