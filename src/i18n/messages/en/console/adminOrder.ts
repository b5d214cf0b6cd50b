/** Words of one order in the staff console: what is put right, noted and printed. */
export const adminOrder = {
  note: 'Note for staff',
  noteHint: 'The customer sees it only when asking for all data kept about them.',
  noteSubmit: 'Add the note',
  editCustomerStart: 'Correct the customer’s details',
  editCustomerText:
    'The change is for this order alone. Letters from now on go to the new address; the customer’s account keeps its own.',
  editCustomerShipped:
    'The parcel left with the delivery note as it was. Documents opened from now on bear the new details, and letters go to the new address.',
  phoneHint: 'With the country code, such as +82, unless it is of the customer’s own country.',
  sendsLink: 'To a new e-mail address, send the link to the order',
  editAddressStart: 'Correct the delivery address',
  editAddressText:
    'Until the parcel leaves. The price stays: an address that costs more or less to reach is refused.',
  country: 'Country',
  state: 'Prefecture or state',
  city: 'City',
  line1: 'Street',
  line2: 'Building, unit',
  editTrackingStart: 'Correct the tracking number',
  editTrackingText:
    'The customer sees it on the order’s page at once. Send the shipping letter again below if it has to be told by mail.',
  editSubmit: 'Save the correction',
  standsNow: 'Stands there now: {text}',
  done_note: 'The note stands in the timeline.',
  done_edit_customer: 'The customer’s details are corrected.',
  done_edit_address: 'The delivery address is corrected.',
  done_edit_tracking: 'The tracking number is corrected.',
  done_unchanged: 'Nothing was different, so nothing was changed.',
} as const
