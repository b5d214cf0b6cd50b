/** The back-in-stock requests of a verified address. */
export {
  listAlertsTo as readAlertsTo,
  type RestockAlert,
  removeAlertsTo as eraseAlertsTo,
} from './store.server.ts'
