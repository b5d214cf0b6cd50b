/** How long a request for a back-in-stock e-mail is stored: after the e-mail, and while the cartridge stays out of stock. */
export const SENT_ALERT_DAYS = 30
export const OPEN_ALERT_DAYS = 180
