/** A shop on a copy of the prepared test database: it neither makes its tables nor waits for the disk. */
import { openTestDatabase } from '../database/database.ts'
import { databaseUrlOf, type RunningShop, startShop } from './running-shop.ts'

/** For journeys that are not about how a shop stores its data. `environment` beyond what a newcomer has. */
export async function startCopiedShop(
  environment: Record<string, string> = {},
): Promise<RunningShop> {
  const database = await openTestDatabase()
  const dispose = () => database[Symbol.asyncDispose]()
  try {
    const DATABASE_URL = databaseUrlOf(database.connection)
    const shop = await startShop({ ...environment, DATABASE_URL })
    return {
      ...shop,
      async close() {
        await shop.close()
        await dispose()
      },
    }
  } catch (error) {
    await dispose()
    throw error
  }
}
