/** The pack in the browser's storage, apart from the rest of the draft: it is shown before the scripts that read the whole. */
import { ORDER_STORAGE } from './draft-storage.ts'
import {
  isBetween,
  isListOf,
  isNullOr,
  isRecordOf,
  isText,
  read,
  readRecord,
} from './stored-value.ts'

export const isQuantity = isBetween(1, 99)

export const PACK = {
  /** Packages of each product. Spec §3: one kit to begin with. */
  kits: read(isBetween(0, 99), 1),
  refills: read(isBetween(0, 99), 0),
  selectedCartridges: read(
    isListOf(
      isRecordOf<{ serial: string; quantity: number }>({ serial: isText, quantity: isQuantity }),
    ),
    [],
  ),
  /** The chambers they lie in, package after package. */
  wells: read(isListOf(isNullOr(isText)), []),
}

const packIn = readRecord(PACK)

/** `null` where nothing is stored, or storage is blocked or broken. */
export function readStoredPack(): ReturnType<typeof packIn> | null {
  try {
    const stored = localStorage.getItem(ORDER_STORAGE)
    return stored === null ? null : packIn(JSON.parse(stored))
  } catch {
    return null
  }
}
