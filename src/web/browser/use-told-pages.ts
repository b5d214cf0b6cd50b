/** Tells the server which page was opened, once for each address. */
import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { tellOpened } from '../api/tell-server.ts'

export function useToldPages(): void {
  const { pathname } = useLocation()
  useEffect(() => tellOpened(pathname), [pathname])
}
