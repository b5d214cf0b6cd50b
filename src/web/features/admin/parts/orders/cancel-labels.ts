import type { CancelReason } from '#domain/orders/cancelling/cancel-reason.ts'

export const cancelReasonKey = (reason: CancelReason) => `admin.cancelReason_${reason}` as const
