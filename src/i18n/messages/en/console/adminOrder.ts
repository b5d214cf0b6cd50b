/** Words of one order in the staff console: what is put right, noted and printed. */
export const adminOrder = {
  note: 'Note for staff',
  noteHint: 'Customers see it only if they ask for all their data.',
  noteSubmit: 'Add note',
  editCustomerStart: 'Correct the customer’s details',
  editCustomerText:
    'The change applies to this order only. From now on, emails go to the new address. The customer’s account stays the same.',
  editCustomerShipped:
    'The parcel left with the original delivery note. Documents opened from now on show the new details, and emails go to the new address.',
  phoneHint: 'With the country code, such as +82, unless it’s in the customer’s own country.',
  sendsLink: 'If the email address is new, send it the link to the order',
  editAddressStart: 'Correct the delivery address',
  editAddressText:
    'You can do this until the parcel ships. The price stays the same, so an address with a different shipping fee is rejected.',
  country: 'Country',
  state: 'Prefecture or state',
  city: 'City',
  line1: 'Street',
  line2: 'Building, unit',
  editTrackingStart: 'Correct or add tracking numbers',
  editTrackingText:
    'The customer sees the numbers on the order page at once. To email them, resend the shipping email below.',
  editSubmit: 'Save the correction',
  standsNow: 'Current value: {text}',
  done_note: 'Note added to the timeline.',
  done_edit_customer: 'Customer details corrected.',
  done_edit_address: 'Delivery address corrected.',
  done_edit_tracking: 'Tracking numbers saved.',
  done_unchanged: 'Nothing changed, because the details were the same.',
} as const
