/** The contents at one side, the page at the other. */
import { Outlet } from 'react-router'

import type { DocsNavigation } from '../load/load-docs.server.ts'
import { Contents } from './contents.tsx'
import css from './docs-frame.module.css'

export const DocsFrame = ({ navigation }: { navigation: DocsNavigation }) => (
  <div className={`wrap ${css.frame}`}>
    <Contents navigation={navigation} />
    <div className={css.page}>
      <Outlet />
    </div>
  </div>
)
