import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { reportError, reportUncaughtErrors } from './api/telemetry.ts'
import { guardBfcache } from './browser/bfcache-guard.ts'
import { recoverFromChunkLoadFailure } from './browser/chunk-load-recovery.ts'
import { rememberDocument } from './browser/document-path.ts'
import { guardStorage } from './browser/guard-storage.ts'
import { guardTrustedTypes } from './browser/trusted-types.ts'

if (import.meta.env.PROD) guardTrustedTypes()
guardStorage()
rememberDocument()
recoverFromChunkLoadFailure()
guardBfcache()
reportUncaughtErrors()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reportError} />
    </StrictMode>,
  )
})
