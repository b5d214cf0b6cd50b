/**
 * Every call, and what it takes and answers. Written by tests/contract/api/client.test.ts from the description of the calls
 * (`vitest run tests/contract/api/client.test.ts -u`); nobody edits it.
 */

export type Calls = {
  'GET /api/captcha-challenge': {
    answer: Record<string, unknown>
    problem: 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'POST /api/siteverify': {
    body: {
      session: {
        response: string
      }
    }
    answer: {
      success: boolean
      score: number
    }
    problem: 'json_malformed' | 'captcha_invalid' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'captcha_failed' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'POST /api/users': {
    body: {
      user: {
        email: string
        password: string
        name?: string | undefined
      }
      captcha?: {
        response: string
      } | undefined
    }
    answer: undefined
    problem: 'json_malformed' | 'captcha_invalid' | 'captcha_required' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'captcha_failed' | 'password_weak' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'POST /api/sign-in-codes': {
    body: {
      email: string
    }
    answer: undefined
    problem: 'json_malformed' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'POST /api/sessions': {
    body: {
      session: {
        email: string
        password: string
      } | {
        email: string
        code: string
      }
      captcha?: {
        response: string
      } | undefined
    }
    answer: {
      data: SessionUser
    }
    problem: 'json_malformed' | 'captcha_invalid' | 'code_invalid' | 'credentials_invalid' | 'captcha_required' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'captcha_failed' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'DELETE /api/sessions': {
    answer: undefined
    problem: 'json_malformed' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /api/users/{userId}/refresh_token': {
    path: { userId: string }
    answer: {
      data: {
        token: string
        token_expiry: string
      }
    }
    problem: 'token_invalid' | 'token_expired' | 'not_found' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'POST /api/passwords': {
    body: {
      email: string
    }
    answer: undefined
    problem: 'json_malformed' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'PUT /api/passwords/{tokenId}': {
    path: { tokenId: string }
    body: {
      password: string
    }
    answer: {
      data: SessionUser
    }
    problem: 'json_malformed' | 'link_invalid' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'password_weak' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /api/users/{userId}/profiles': {
    path: { userId: string }
    answer: {
      data: Profile
    }
    problem: 'token_invalid' | 'token_expired' | 'not_found' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'PUT /api/users/{userId}/profiles/{profileId}': {
    path: { userId: string; profileId: string }
    body: {
      profile: {
        name?: string | undefined
        phone?: string | undefined
        company?: string | undefined
        department?: string | undefined
        country?: string | undefined
        address?: {
          postal_code?: string | null | undefined
          city: string
          country: string
          line1: string
          line2?: string | null | undefined
          state?: string | null | undefined
        } | null | undefined
        id?: unknown | undefined
        email?: unknown | undefined
        email_proven?: unknown | undefined
        has_password?: unknown | undefined
      }
    }
    answer: {
      data: Profile
    }
    problem: 'json_malformed' | 'token_invalid' | 'token_expired' | 'not_found' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'PUT /api/users/{userId}/terms-acceptance': {
    path: { userId: string }
    body: {
      version: string
      lives_in_eu: boolean
    }
    answer: undefined
    problem: 'json_malformed' | 'token_invalid' | 'token_expired' | 'forbidden' | 'not_found' | 'terms_changed' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /api/users/{userId}/sessions': {
    path: { userId: string }
    answer: {
      data: OwnSession[]
    }
    problem: 'token_invalid' | 'token_expired' | 'not_found' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'DELETE /api/users/{userId}/sessions': {
    path: { userId: string }
    answer: undefined
    problem: 'json_malformed' | 'token_invalid' | 'token_expired' | 'reauthentication_required' | 'not_found' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'DELETE /api/users/{userId}/sessions/{sessionId}': {
    path: { userId: string; sessionId: string }
    answer: undefined
    problem: 'json_malformed' | 'token_invalid' | 'token_expired' | 'reauthentication_required' | 'not_found' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'POST /api/users/{userId}/proofs': {
    path: { userId: string }
    body: {
      password: string
    } | {
      code: string
    }
    answer: undefined
    problem: 'json_malformed' | 'code_invalid' | 'credentials_invalid' | 'token_invalid' | 'token_expired' | 'not_found' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'PUT /api/users/{userId}/password': {
    path: { userId: string }
    body: {
      password: string
    }
    answer: undefined
    problem: 'json_malformed' | 'token_invalid' | 'token_expired' | 'reauthentication_required' | 'not_found' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'password_weak' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'POST /api/users/{userId}/email-changes': {
    path: { userId: string }
    body: {
      email: string
    }
    answer: undefined
    problem: 'json_malformed' | 'token_invalid' | 'token_expired' | 'forbidden' | 'reauthentication_required' | 'not_found' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /api/users/{userId}/email-changes': {
    path: { userId: string }
    answer: {
      data: WaitingEmailChange
    }
    problem: 'token_invalid' | 'token_expired' | 'not_found' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'DELETE /api/users/{userId}/email-changes': {
    path: { userId: string }
    answer: undefined
    problem: 'json_malformed' | 'token_invalid' | 'token_expired' | 'not_found' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /api/email-changes/{tokenId}': {
    path: { tokenId: string }
    answer: {
      data: EmailChange
    }
    problem: 'link_invalid' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'PUT /api/email-changes/{tokenId}': {
    path: { tokenId: string }
    answer: {
      data: {
        state: 'waiting_other' | 'changed'
      }
    }
    problem: 'json_malformed' | 'link_invalid' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /api/users/{userId}/export': {
    path: { userId: string }
    answer: OwnData
    problem: 'token_invalid' | 'token_expired' | 'reauthentication_required' | 'not_found' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'DELETE /api/users/{userId}': {
    path: { userId: string }
    answer: undefined
    problem: 'json_malformed' | 'token_invalid' | 'token_expired' | 'forbidden' | 'reauthentication_required' | 'not_found' | 'account_has_open_orders' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /api/aroma_products': {
    query?: { 'page[number]'?: number | undefined; 'page[size]'?: number | undefined; 'q[slug_eq]'?: string | undefined }
    answer: {
      data: Product[]
      meta: Meta
    }
    problem: 'origin_not_allowed' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /api/aroma_cartridges_web': {
    query?: { 'page[number]'?: number | undefined; 'page[size]'?: number | undefined; 'q[active_gteq]'?: '1' | undefined; 'q[ename_or_serial_or_jname_cont]'?: string | undefined; 'q[kind_eq]'?: string | undefined }
    answer: {
      data: Cartridge[]
      meta: Meta
    }
    problem: 'origin_not_allowed' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /api/aroma_cartridge_categories': {
    answer: {
      data: CartridgeKind[]
    }
    problem: 'origin_not_allowed' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /api/aroma_applications': {
    query?: { 'page[number]'?: number | undefined; 'page[size]'?: number | undefined; 'q[slug_cont]'?: string | undefined }
    answer: {
      data: Application[]
      meta: Meta
    }
    problem: 'origin_not_allowed' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /api/aroma_sdk_documents': {
    query?: { 'page[number]'?: number | undefined; 'page[size]'?: number | undefined; 'q[slug_cont]'?: string | undefined }
    answer: {
      data: SdkDocument[]
      meta: Meta
    }
    problem: 'origin_not_allowed' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /api/faqs': {
    query?: { 'page[number]'?: number | undefined; 'page[size]'?: number | undefined; 'q[question_or_answer_cont]'?: string | undefined }
    answer: {
      data: Faq[]
      meta: Meta
    }
    problem: 'origin_not_allowed' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /api/recruitments': {
    query?: { 'page[number]'?: number | undefined; 'page[size]'?: number | undefined; 'q[slug_or_title_cont]'?: string | undefined }
    answer: {
      data: Recruitment[]
      meta: Meta
    }
    problem: 'origin_not_allowed' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /api/recruitments/{slug}': {
    path: { slug: string }
    answer: {
      data: Recruitment
    }
    problem: 'origin_not_allowed' | 'not_found' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'POST /api/page-views': {
    body: {
      view: {
        page: string
      }
    }
    answer: undefined
    problem: 'json_malformed' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'POST /api/error-reports': {
    body: {
      report: {
        message: string
        stack: string
        page: string
        version: string
      }
    }
    answer: undefined
    problem: 'json_malformed' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /v1/news': {
    query?: { page?: number | undefined; limit?: number | undefined }
    answer: {
      data: News[]
      meta: Meta
    }
    problem: 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'scope_missing' | 'origin_not_allowed' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /v1/settings': {
    answer: {
      data: {
        id: number
        key: string
        value: string
        description: string
      }[]
    }
    problem: 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'scope_missing' | 'origin_not_allowed' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /v1/prices/{productId}': {
    path: { productId: string }
    query?: { location?: string | undefined }
    answer: {
      data: {
        active: boolean
        unit_amount: number
        currency: 'jpy' | 'usd'
      }[]
    }
    problem: 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'scope_missing' | 'origin_not_allowed' | 'not_found' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /v1/compatibility': {
    query: { serial: string }
    answer: {
      data: Compatibility
    }
    problem: 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'scope_missing' | 'origin_not_allowed' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /v1/postal-codes/{code}': {
    path: { code: string }
    answer: {
      data: PostalCode
    }
    problem: 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'scope_missing' | 'origin_not_allowed' | 'not_found' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'POST /v1/contacts': {
    body: {
      contact: {
        topic?: 'general' | 'signage' | undefined
        subject?: string | undefined
        message?: string | undefined
        name: string
        email: string
        contact_source?: string | undefined
        companyName?: string | undefined
      }
      captcha?: {
        response: string
      } | undefined
    }
    answer: {
      data: {
        id: string
      }
    }
    problem: 'json_malformed' | 'captcha_invalid' | 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'scope_missing' | 'origin_not_allowed' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'captcha_failed' | 'idempotency_mismatch' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'POST /v1/contacts/notify': {
    body: {
      contact: {
        id: string
      } | {
        topic?: 'general' | 'signage' | undefined
        subject?: string | undefined
        message?: string | undefined
        name: string
        email: string
        contact_source?: string | undefined
        companyName?: string | undefined
      }
    }
    answer: {
      data: {
        id: string
      }
    }
    problem: 'json_malformed' | 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'scope_missing' | 'origin_not_allowed' | 'not_found' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'POST /v1/contacts/auto-reply': {
    body: {
      contact: {
        id: string
      } | {
        topic?: 'general' | 'signage' | undefined
        subject?: string | undefined
        message?: string | undefined
        name: string
        email: string
        contact_source?: string | undefined
        companyName?: string | undefined
      }
    }
    answer: {
      data: {
        id: string
      }
    }
    problem: 'json_malformed' | 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'scope_missing' | 'origin_not_allowed' | 'not_found' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'POST /v1/subscriptions': {
    body: {
      subscription: {
        email: string
      }
    }
    answer: {
      data: {
        id: string
      }
    }
    problem: 'json_malformed' | 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'scope_missing' | 'origin_not_allowed' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'POST /v1/restock-alerts': {
    body: {
      serial: string
      email: string
    }
    answer: {
      data: {
        id: string
      }
    }
    problem: 'json_malformed' | 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'scope_missing' | 'origin_not_allowed' | 'back_in_stock' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'cartridge_unknown' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'PUT /v1/orders/calculate-shipping-fee': {
    body: {
      shippingMethod: 'sagawa' | 'ups'
      shipping: {
        address: {
          country: string
          state?: string | null | undefined
        }
      }
      items: {
        id: string
        type?: string | undefined
        name?: string | undefined
        quantity: number
        baseAmount?: number | null | undefined
        currency?: 'jpy' | 'usd' | undefined
      }[]
    }
    answer: {
      data: {
        data: number
      }
    }
    problem: 'json_malformed' | 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'token_invalid' | 'token_expired' | 'scope_missing' | 'origin_not_allowed' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'country_unavailable' | 'eu_resident' | 'product_unknown' | 'shipping_method_not_offered' | 'shipping_not_found' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'PUT /v1/orders/quote': {
    body: {
      location?: string | undefined
      shippingMethod?: 'sagawa' | 'ups' | undefined
      shipping?: {
        address: {
          country: string
          state?: string | null | undefined
        }
      } | undefined
      items: {
        id: string
        type?: string | undefined
        name?: string | undefined
        quantity: number
        baseAmount?: number | null | undefined
        currency?: 'jpy' | 'usd' | undefined
      }[]
    }
    answer: {
      data: {
        data: Quote
      }
    }
    problem: 'json_malformed' | 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'token_invalid' | 'token_expired' | 'scope_missing' | 'origin_not_allowed' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'country_unavailable' | 'eu_resident' | 'prices_not_found' | 'product_not_sold' | 'product_unknown' | 'shipping_method_not_offered' | 'shipping_not_found' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'POST /v1/orders': {
    body: NewOrder
    answer: {
      data: {
        data: PlacedOrder
      }
    }
    problem: 'json_malformed' | 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'token_invalid' | 'token_expired' | 'forbidden' | 'scope_missing' | 'origin_not_allowed' | 'out_of_stock' | 'price_changed' | 'too_many_unpaid' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'cartridge_duplicated' | 'cartridge_unknown' | 'country_unavailable' | 'currency_mismatch' | 'eu_resident' | 'idempotency_mismatch' | 'no_products_selected' | 'payment_method_not_offered' | 'prices_not_found' | 'product_not_sold' | 'product_unknown' | 'quantity_exceeded' | 'request_invalid' | 'sdk_exceeded' | 'sdk_unknown' | 'shipping_method_not_offered' | 'shipping_not_found' | 'order_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /v1/orders': {
    query?: { page?: number | undefined; limit?: number | undefined }
    answer: {
      data: {
        orderId: string
        orderNumber: string
        status: 'created' | 'awaiting_transfer' | 'paid' | 'confirmed' | 'shipped' | 'delivered' | 'canceled' | 'abandoned' | 'lapsed' | 'refund_due' | 'refunded'
        paymentSource: 'stripe' | 'bank'
        currency: 'jpy' | 'usd'
        totalChargeAmount: number
        placedAt: string
        selectedCartridges: OrderedCartridge[]
      }[]
      meta: Meta
    }
    problem: 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'token_invalid' | 'token_expired' | 'forbidden' | 'scope_missing' | 'origin_not_allowed' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'POST /v1/orders/{orderId}/payment-intent': {
    path: { orderId: string }
    answer: {
      data: {
        data: {
          paymentId: string
          clientSecret: string
          status: string
        }
      }
    }
    problem: 'json_malformed' | 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'token_invalid' | 'token_expired' | 'scope_missing' | 'origin_not_allowed' | 'not_found' | 'order_not_payable' | 'payment_method_differs' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'idempotency_mismatch' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'card_unavailable' | 'too_busy' | 'unavailable'
  }
  'POST /v1/orders/{orderId}/settlement': {
    path: { orderId: string }
    answer: {
      data: {
        data: {
          orderId: string
          status: 'created' | 'awaiting_transfer' | 'paid' | 'confirmed' | 'shipped' | 'delivered' | 'canceled' | 'abandoned' | 'lapsed' | 'refund_due' | 'refunded'
          paymentStatus: string | null
          lastDecline: string | null
        }
      }
    }
    problem: 'json_malformed' | 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'token_invalid' | 'token_expired' | 'scope_missing' | 'origin_not_allowed' | 'not_found' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'card_unavailable' | 'too_busy' | 'unavailable'
  }
  'PUT /v1/orders/{orderId}': {
    path: { orderId: string }
    body: {
      orderId?: string | undefined
      paymentSource: 'stripe' | 'bank'
    }
    answer: {
      data: {
        data: {
          orderId: string
          orderNumber: string
          status: 'created' | 'awaiting_transfer' | 'paid' | 'confirmed' | 'shipped' | 'delivered' | 'canceled' | 'abandoned' | 'lapsed' | 'refund_due' | 'refunded'
          paymentSource: 'stripe' | 'bank'
          currency: 'jpy' | 'usd'
          totalChargeAmount: number
          placedAt: string
        }
      }
    }
    problem: 'json_malformed' | 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'token_invalid' | 'token_expired' | 'scope_missing' | 'origin_not_allowed' | 'not_found' | 'source_locked' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'payment_method_not_offered' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'card_unavailable' | 'too_busy' | 'unavailable'
  }
  'GET /v1/orders/{orderId}': {
    path: { orderId: string }
    answer: {
      data: Order
    }
    problem: 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'token_invalid' | 'token_expired' | 'scope_missing' | 'origin_not_allowed' | 'not_found' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'PUT /v1/orders/{orderId}/complete-bank-order': {
    path: { orderId: string }
    body: {
      orderId?: string | undefined
      paymentSource: 'stripe' | 'bank'
    }
    answer: {
      data: {
        data: {
          orderId: string
          orderNumber: string
          status: 'created' | 'awaiting_transfer' | 'paid' | 'confirmed' | 'shipped' | 'delivered' | 'canceled' | 'abandoned' | 'lapsed' | 'refund_due' | 'refunded'
          paymentSource: 'stripe' | 'bank'
          currency: 'jpy' | 'usd'
          totalChargeAmount: number
          placedAt: string
        }
      }
    }
    problem: 'json_malformed' | 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'token_invalid' | 'token_expired' | 'scope_missing' | 'origin_not_allowed' | 'not_found' | 'order_not_payable' | 'payment_method_differs' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'idempotency_mismatch' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'PUT /v1/orders/{orderId}/transfer-declaration': {
    path: { orderId: string }
    body: {
      payerName?: string | null | undefined
    }
    answer: {
      data: {
        data: {
          orderId: string
          orderNumber: string
          status: 'created' | 'awaiting_transfer' | 'paid' | 'confirmed' | 'shipped' | 'delivered' | 'canceled' | 'abandoned' | 'lapsed' | 'refund_due' | 'refunded'
          paymentSource: 'stripe' | 'bank'
          currency: 'jpy' | 'usd'
          totalChargeAmount: number
          placedAt: string
        }
      }
    }
    problem: 'json_malformed' | 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'token_invalid' | 'token_expired' | 'scope_missing' | 'origin_not_allowed' | 'not_found' | 'order_state_refuses' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'POST /v1/orders/{orderId}/cancellation': {
    path: { orderId: string }
    answer: {
      data: {
        data: {
          orderId: string
          orderNumber: string
          status: 'created' | 'awaiting_transfer' | 'paid' | 'confirmed' | 'shipped' | 'delivered' | 'canceled' | 'abandoned' | 'lapsed' | 'refund_due' | 'refunded'
          paymentSource: 'stripe' | 'bank'
          currency: 'jpy' | 'usd'
          totalChargeAmount: number
          placedAt: string
        }
      }
    }
    problem: 'json_malformed' | 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'token_invalid' | 'token_expired' | 'scope_missing' | 'origin_not_allowed' | 'not_found' | 'order_state_refuses' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'card_unavailable' | 'too_busy' | 'unavailable'
  }
  'GET /v1/orders/{orderId}/reorder': {
    path: { orderId: string }
    answer: {
      data: Reorder
    }
    problem: 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'token_invalid' | 'token_expired' | 'scope_missing' | 'origin_not_allowed' | 'not_found' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'POST /v1/orders/{orderId}/documents/{kind}': {
    path: { orderId: string; kind: 'estimate' | 'confirmation' | 'invoice' | 'delivery-note' | 'receipt' }
    body: {
      addressee?: string | null | undefined
      honorific?: 'organization' | 'person' | 'teacher' | 'none' | null | undefined
      proviso?: string | null | undefined
      subject?: string | null | undefined
      locale?: 'ja' | 'en' | 'ko' | null | undefined
    }
    answer: Blob
    problem: 'json_malformed' | 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'token_invalid' | 'token_expired' | 'scope_missing' | 'origin_not_allowed' | 'not_found' | 'document_unavailable' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'POST /v1/estimates': {
    body: NewEstimate
    answer: Blob
    problem: 'json_malformed' | 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'scope_missing' | 'origin_not_allowed' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'cartridge_duplicated' | 'cartridge_unknown' | 'country_unavailable' | 'eu_resident' | 'no_products_selected' | 'prices_not_found' | 'product_not_sold' | 'product_unknown' | 'quantity_exceeded' | 'sdk_exceeded' | 'sdk_unknown' | 'shipping_method_not_offered' | 'shipping_not_found' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /v1/order-draft': {
    answer: {
      data: OrderDraft
    }
    problem: 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'token_invalid' | 'token_expired' | 'forbidden' | 'scope_missing' | 'origin_not_allowed' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'PUT /v1/order-draft': {
    body: {
      version: number
      content: {
        kits?: number | undefined
        refills?: number | undefined
        selectedCartridges?: {
          serial: string
          quantity: number
        }[] | undefined
        wells?: (string | null)[] | undefined
        selectedSDK?: {
          slug: string
          quantity: number
        }[] | undefined
        deviceSerial?: string | undefined
        location?: string | undefined
        customerName?: string | undefined
        customerKana?: string | undefined
        customerEmail?: string | undefined
        customerPhone?: string | undefined
        buyerKind?: '' | 'person' | 'company' | undefined
        customerCompany?: string | undefined
        customerDepartment?: string | undefined
        purchaseOrderNumber?: string | undefined
        address?: {
          country?: string | undefined
          postalCode?: string | undefined
          state?: string | undefined
          city?: string | undefined
          line1?: string | undefined
          line2?: string | undefined
        } | undefined
        recipient?: {
          isOther?: boolean | undefined
          name?: string | undefined
          company?: string | undefined
          department?: string | undefined
          phone?: string | undefined
        } | undefined
        shippingMethod?: 'sagawa' | 'ups' | undefined
        deliveryTime?: '' | 'morning' | '12-14' | '14-16' | '16-18' | '18-20' | '19-21' | undefined
        orderNotes?: string | undefined
        paymentSource?: 'stripe' | 'bank' | undefined
        isAgreedTerms?: string | undefined
        confirmedSteps?: string[] | undefined
      }
      unanswered?: {
        kits?: number | undefined
        refills?: number | undefined
        selectedCartridges?: {
          serial: string
          quantity: number
        }[] | undefined
        wells?: (string | null)[] | undefined
        selectedSDK?: {
          slug: string
          quantity: number
        }[] | undefined
        deviceSerial?: string | undefined
        location?: string | undefined
        customerName?: string | undefined
        customerKana?: string | undefined
        customerEmail?: string | undefined
        customerPhone?: string | undefined
        buyerKind?: '' | 'person' | 'company' | undefined
        customerCompany?: string | undefined
        customerDepartment?: string | undefined
        purchaseOrderNumber?: string | undefined
        address?: {
          country?: string | undefined
          postalCode?: string | undefined
          state?: string | undefined
          city?: string | undefined
          line1?: string | undefined
          line2?: string | undefined
        } | undefined
        recipient?: {
          isOther?: boolean | undefined
          name?: string | undefined
          company?: string | undefined
          department?: string | undefined
          phone?: string | undefined
        } | undefined
        shippingMethod?: 'sagawa' | 'ups' | undefined
        deliveryTime?: '' | 'morning' | '12-14' | '14-16' | '16-18' | '18-20' | '19-21' | undefined
        orderNotes?: string | undefined
        paymentSource?: 'stripe' | 'bank' | undefined
        isAgreedTerms?: string | undefined
        confirmedSteps?: string[] | undefined
      }[] | undefined
    }
    answer: {
      data: {
        version: number
      }
    }
    problem: 'json_malformed' | 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'token_invalid' | 'token_expired' | 'forbidden' | 'scope_missing' | 'origin_not_allowed' | 'draft_changed' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'DELETE /v1/order-draft': {
    answer: undefined
    problem: 'json_malformed' | 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'token_invalid' | 'token_expired' | 'forbidden' | 'scope_missing' | 'origin_not_allowed' | 'body_too_large' | 'media_type_unsupported' | 'encoding_unsupported' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /v1/order-defaults': {
    answer: {
      data: OrderDefaults
    }
    problem: 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'token_invalid' | 'token_expired' | 'forbidden' | 'scope_missing' | 'origin_not_allowed' | 'not_found' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
  'GET /v1/order-status/{token}': {
    path: { token: string }
    answer: {
      data: OrderStatus
    }
    problem: 'api_key_invalid' | 'api_key_expired' | 'api_key_paused' | 'api_key_revoked' | 'scope_missing' | 'origin_not_allowed' | 'link_expired' | 'link_invalid' | 'request_invalid' | 'rate_limited' | 'unexpected' | 'too_busy' | 'unavailable'
  }
}

/** What a webhook carries. */
export type WebhookEvent =
  | {
  id: string
  type: 'order.placed'
  createdAt: string
  data: OrderEventData
}
  | {
  id: string
  type: 'order.awaiting_transfer'
  createdAt: string
  data: OrderEventData
}
  | {
  id: string
  type: 'order.paid'
  createdAt: string
  data: OrderEventData
}
  | {
  id: string
  type: 'order.confirmed'
  createdAt: string
  data: OrderEventData
}
  | {
  id: string
  type: 'order.shipped'
  createdAt: string
  data: OrderEventData
}
  | {
  id: string
  type: 'order.delivered'
  createdAt: string
  data: OrderEventData
}
  | {
  id: string
  type: 'order.canceled'
  createdAt: string
  data: OrderEventData
}
  | {
  id: string
  type: 'order.abandoned'
  createdAt: string
  data: OrderEventData
}
  | {
  id: string
  type: 'order.lapsed'
  createdAt: string
  data: OrderEventData
}
  | {
  id: string
  type: 'order.refund_due'
  createdAt: string
  data: OrderEventData
}
  | {
  id: string
  type: 'order.refunded'
  createdAt: string
  data: OrderEventData
}
  | {
  id: string
  type: 'stock.changed'
  createdAt: string
  data: StockEventData
}
  | {
  id: string
  type: 'endpoint.test'
  createdAt: string
  data: TestEventData
}

/** Calls that take an idempotency key. */
export const KEYED_CALLS = [
  'POST /v1/contacts',
  'POST /v1/orders',
  'POST /v1/orders/{orderId}/payment-intent',
  'PUT /v1/orders/{orderId}/complete-bank-order',
] as const

type OrderEventData = {
  orderId: string
  orderNumber: string
  status: 'created' | 'awaiting_transfer' | 'paid' | 'confirmed' | 'shipped' | 'delivered' | 'canceled' | 'abandoned' | 'lapsed' | 'refund_due' | 'refunded'
  currency: 'jpy' | 'usd'
  totalChargeAmount: number
  selectedCartridges: {
    serial: string
    quantity: number
  }[]
  trackingNumber: string | null
  parcels: {
    trackingNumber: string
    carrier: 'sagawa' | 'japan_post' | 'ups' | 'dhl' | null
    trackingUrl: string | null
  }[]
}

type StockEventData = {
  cartridges: {
    serial: string
    onHand: number
    reserved: number
    available: number
  }[]
}

type TestEventData = {
  endpointId: string
}

type SessionUser = {
  id: string
  email: string
  name: string
  authentication_token: string
  token_expiry: string
}

type Profile = {
  id: string
  email: string
  email_proven: boolean
  has_password: boolean
  name: string
  phone: string
  company: string
  department: string
  country: string
  address: {
    postal_code: string
    city: string
    country: string
    line1: string
    line2: string
    state: string
  } | null
}

type OwnSession = {
  id: string
  client: string
  created_at: string
  last_seen_at: string
  expires_at: string
  is_current: boolean
}

type WaitingEmailChange = {
  email: string
  expires_at: string
  old_confirmed: boolean
  new_confirmed: boolean
} | null

type EmailChange = {
  side: 'old' | 'new'
  old_email: string
  new_email: string
  state: 'open' | 'waiting_other'
  expires_at: string
}

type OwnData = {
  exported_at: string
  account: {
    id: string
    email: string
    email_proven_at: string | null
    name: string
    language: 'ja' | 'en' | 'ko'
    has_password: boolean
    created_at: string
    profile: {
      name: string
      phone: string
      company: string
      department: string
      country: string
      address: {
        postal_code: string
        city: string
        country: string
        line1: string
        line2: string
        state: string
      } | null
    }
    sessions: {
      client: string
      created_at: string
      last_seen_at: string | null
      ends_at: string
      ended_at: string | null
    }[]
    accepted_terms: {
      version: string
      accepted_at: string
      lives_in_eu: boolean
    }[]
  }
  sign_ins: {
    action: 'signed_in' | 'sign_in_failed' | 'sign_in_limited' | 'signed_out' | 'session_ended' | 'session_stolen' | 'signed_up' | 'sign_up_repeated' | 'code_asked' | 'reset_asked' | 'password_changed' | 'email_changed' | 'proof_given' | 'proof_failed' | 'access_refused' | 'api_key_refused'
    first_at: string
    last_at: string
    count: number
    network: string
    client: string
    detail: string
  }[]
  order_draft: OrderDraft
  orders: {
    order: Order
    location: string
    name_reading: string
    terms_version: string | null
    terms_accepted_at: string | null
    transfer_payer_name: string
    money: {
      at: string
      kind: string
      amount: number
      currency: 'jpy' | 'usd'
    }[]
    kept_by_staff: {
      at: string
      kind: 'note' | 'edited' | 'canceled' | 'replacement_opened'
      reason?: string | undefined
      text: string
      before: Record<string, string>
      after: Record<string, string>
    }[]
  }[]
  kept_by_staff: {
    tags: string[]
    notes: {
      at: string
      text: string
    }[]
  }
  messages: {
    id: string
    sent_at: string
    topic: string
    name: string
    email: string
    company: string
    subject: string
    message: string
    language: 'ja' | 'en' | 'ko'
    state: string
    answers: {
      at: string
      text: string
    }[]
    notes: {
      at: string
      text: string
    }[]
  }[]
  newsletter: {
    email: string
    language: 'ja' | 'en' | 'ko'
    state: string
    requested_at: string
    confirmed_at: string | null
    ended_at: string | null
  } | null
  restock_alerts: {
    serial: string
    language: 'ja' | 'en' | 'ko'
    requested_at: string
    notified_at: string | null
  }[]
  letters: {
    kind: string
    subject: string | null
    written_at: string
    sent_at: string | null
  }[]
}

type OrderDraft = {
  version: number
  content: {
    kits?: number | undefined
    refills?: number | undefined
    selectedCartridges?: {
      serial: string
      quantity: number
    }[] | undefined
    wells?: (string | null)[] | undefined
    selectedSDK?: {
      slug: string
      quantity: number
    }[] | undefined
    deviceSerial?: string | undefined
    location?: string | undefined
    customerName?: string | undefined
    customerKana?: string | undefined
    customerEmail?: string | undefined
    customerPhone?: string | undefined
    buyerKind?: '' | 'person' | 'company' | undefined
    customerCompany?: string | undefined
    customerDepartment?: string | undefined
    purchaseOrderNumber?: string | undefined
    address?: {
      country?: string | undefined
      postalCode?: string | undefined
      state?: string | undefined
      city?: string | undefined
      line1?: string | undefined
      line2?: string | undefined
    } | undefined
    recipient?: {
      isOther?: boolean | undefined
      name?: string | undefined
      company?: string | undefined
      department?: string | undefined
      phone?: string | undefined
    } | undefined
    shippingMethod?: 'sagawa' | 'ups' | undefined
    deliveryTime?: '' | 'morning' | '12-14' | '14-16' | '16-18' | '18-20' | '19-21' | undefined
    orderNotes?: string | undefined
    paymentSource?: 'stripe' | 'bank' | undefined
    isAgreedTerms?: string | undefined
    confirmedSteps?: string[] | undefined
  } | null
  savedAt: string | null
}

type Order = {
  orderId: string
  orderNumber: string
  status: 'created' | 'awaiting_transfer' | 'paid' | 'confirmed' | 'shipped' | 'delivered' | 'canceled' | 'abandoned' | 'lapsed' | 'refund_due' | 'refunded'
  paymentSource: 'stripe' | 'bank'
  currency: 'jpy' | 'usd'
  totalChargeAmount: number
  placedAt: string
  selectedCartridges: OrderedCartridge[]
  subtotalAmount: number
  shippingAmount: number
  applicationFee: number
  taxAmount: number
  customer: {
    name: string
    email: string
    phone: string
    description: string
    department: string
  }
  shipping: {
    address: {
      postal_code: string
      city: string
      country: string
      line1: string
      line2: string
      state: string
    }
    recipient: {
      name: string
      company: string
      department: string
      phone: string
    } | null
    deliveryTime: 'morning' | '12-14' | '14-16' | '16-18' | '18-20' | '19-21' | null
  }
  shippingMethod: 'sagawa' | 'ups'
  trackingNumber: string | null
  parcels: Parcel[]
  replacements: Replacement[]
  items: OrderedItem[]
  packages: PackedPackage[]
  selectedSDK: OrderedSdk[]
  timeline: TimelineEntry[]
  payment: PaymentState
  orderNotes: string
  purchaseOrderNumber: string
  termsVersion: string | null
  deviceSerial: string
  needsPlateCartridges: boolean
  shippedAt: string | null
  deliveredAt: string | null
  hasCustomsCode: boolean
  paymentCard: {
    brand: 'visa' | 'mastercard' | 'amex' | 'jcb' | 'diners' | 'discover' | 'unionpay' | 'other'
    last4: string
  } | null
  bankTransfer: {
    deadline: string
    payerReference: string
    payerName: string
    account: Record<string, string>
    declaredAt: string | null
    declaredPayerName: string
  } | null
}

type OrderedCartridge = {
  serial: string
  name: {
    en: string
    ja: string | null
    ko: string | null
  }
  kind: string
  quantity: number
}

type Parcel = {
  trackingNumber: string
  carrier: 'sagawa' | 'japan_post' | 'ups' | 'dhl' | null
  trackingUrl: string | null
}

type Replacement = {
  replacementNumber: string
  status: 'open' | 'shipped' | 'canceled'
  items: {
    id: string
    name: {
      en: string
      ja: string | null
      ko: string | null
    }
    quantity: number
  }[]
  parcels: Parcel[]
  openedAt: string
  shippedAt: string | null
}

type OrderedItem = {
  id: string
  name: {
    en: string
    ja: string | null
    ko: string | null
  }
  quantity: number
  baseAmount: number
  currency: 'jpy' | 'usd'
}

type PackedPackage = {
  id: string
  first: number
  count: number
  chambers: (string | null)[]
}

type OrderedSdk = {
  slug: string
  name: {
    en: string
    ja: string | null
    ko: string | null
  }
  quantity: number
}

type TimelineEntry = {
  at: string
  kind: 'created' | 'payment_method_changed' | 'awaiting_transfer' | 'transfer_declared' | 'transfer_received' | 'deadline_extended' | 'paid' | 'confirmed' | 'shipped' | 'delivered' | 'canceled' | 'abandoned' | 'lapsed' | 'refund_due' | 'refund_requested' | 'refunded_part' | 'refunded' | 'replacement_opened' | 'replacement_shipped' | 'replacement_canceled'
  amount?: number | undefined
}

type PaymentState = {
  receivedAmount: number
  missingAmount: number
  refundedAmount: number
  refunds: {
    amount: number
    method: 'stripe' | 'bank'
    state: 'requested' | 'succeeded'
    at: string
  }[]
}

type Product = {
  id: string
  slug: string
  name: {
    en: string
    ja: string | null
    ko: string | null
  }
  tagline: {
    en: string
    ja: string | null
    ko: string | null
  }
  is_sold: boolean
}

type Meta = {
  current: number
  limit: number
  pages: number
  next: number | null
  prev: number | null
  count: number
}

type Cartridge = {
  id: string
  serial: string
  ename: string
  jname: string | null
  kname: string | null
  kind: string
  active: number
  price: {
    jpy: number | null
    usd: number | null
  }
  available: number
}

type CartridgeKind = {
  kind: string
  label: {
    en: string
    ja: string | null
    ko: string | null
  }
}

type Application = {
  slug: string
  name: {
    en: string
    ja: string | null
    ko: string | null
  }
  tagline: {
    en: string
    ja: string | null
    ko: string | null
  }
  platforms: string[]
}

type SdkDocument = {
  slug: string
  name: {
    en: string
    ja: string | null
    ko: string | null
  }
  platform: string
  version: string
  price: {
    jpy: number
    usd: number
  }
}

type Faq = {
  id: number
  slug: string
  locale: 'ja' | 'en' | 'ko'
  question: string
  answer: string
  question_type: 'general' | 'hardware' | 'software'
}

type Recruitment = {
  slug: string
  locale: 'ja' | 'en' | 'ko'
  title: string
  summary: string
  body: string
}

type News = {
  id: number
  slug: string
  locale: 'ja' | 'en'
  title: string
  body: string
  start_date: string
}

type Compatibility = {
  status: 'known' | 'incomplete' | 'unknown'
  serial: string
  device: {
    slug: 'aroma-shooter-3' | 'aroma-shooter' | 'aroma-shooter-wearable-3' | 'aroma-speaker-60' | 'aroma-shooter-1'
    name: {
      en: string
      ja: string | null
      ko: string | null
    }
  } | null
  cartridge: {
    type: 'standard' | 'plate'
    since: string
    isFittedByEarlier: boolean
  } | null
  sdks: {
    slug: string
    name: {
      en: string
      ja: string | null
      ko: string | null
    }
    version: string
    links: ('usb' | 'bluetooth' | 'wifi')[]
  }[]
  isOneLinkByVariant: boolean
  calls: ('simple' | 'intensity')[]
  httpApi: {
    port: number
    families: {
      path: string
      firmwareFrom: string | null
    }[]
  } | null
}

type PostalCode = {
  isWhole: boolean
  places: {
    state: string
    city: string
    town: string
    cityRoman: string
    townRoman: string
  }[]
}

type Quote = {
  currency: 'jpy' | 'usd'
  items: {
    id: string
    quantity: number
    baseAmount: number
  }[]
  subtotalAmount: number
  shippingAmount: number | null
  applicationFee: number
  taxAmount: number | null
  totalChargeAmount: number | null
}

type PlacedOrder = {
  orderId: string
  orderNumber: string
  currency: 'jpy' | 'usd'
  subtotalAmount: number
  shippingAmount: number
  applicationFee: number
  taxAmount: number
  totalChargeAmount: number
}

type NewOrder = {
  location?: string | undefined
  currency: 'jpy' | 'usd'
  paymentSource: 'stripe' | 'bank'
  customer: {
    name: string
    kana?: string | null | undefined
    email: string
    phone: string
    description?: string | null | undefined
    department?: string | null | undefined
  }
  selectedCartridges: {
    serial: string
    quantity: number
  }[]
  chambers?: (string | null)[] | undefined
  selectedSDK?: {
    slug: string
    quantity?: number | undefined
  }[] | undefined
  shipping: {
    address: {
      postal_code?: string | null | undefined
      city: string
      country: string
      line1: string
      line2?: string | null | undefined
      state?: string | null | undefined
    }
    recipient?: {
      name: string
      company?: string | null | undefined
      department?: string | null | undefined
      phone: string
    } | null | undefined
    customsCode?: string | null | undefined
    deliveryTime?: 'morning' | '12-14' | '14-16' | '16-18' | '18-20' | '19-21' | null | undefined
  }
  shippingMethod: 'sagawa' | 'ups'
  shippingAmount: number
  items: {
    id: string
    type?: string | undefined
    name?: string | undefined
    quantity: number
    baseAmount?: number | null | undefined
    currency?: 'jpy' | 'usd' | undefined
  }[]
  orderNotes?: string | undefined
  deviceSerial?: string | null | undefined
  purchaseOrderNumber?: string | null | undefined
}

type Reorder = {
  orderNumber: string
  items: {
    id: 'kit' | 'refill-pack'
    quantity: number
  }[]
  selectedCartridges: {
    serial: string
    quantity: number
  }[]
  chambers: (string | null)[]
  selectedSDK: {
    slug: string
    quantity: number
  }[]
  deviceSerial: string
  missing: {
    serial: string
    name: {
      en: string
      ja: string | null
      ko: string | null
    }
    quantity: number
    left: number
    why: 'not_sold' | 'out_of_stock'
  }[]
}

type NewEstimate = {
  addressee?: string | null | undefined
  honorific?: 'organization' | 'person' | 'teacher' | 'none' | null | undefined
  proviso?: string | null | undefined
  subject?: string | null | undefined
  locale?: 'ja' | 'en' | 'ko' | null | undefined
  location?: string | undefined
  shippingMethod?: 'sagawa' | 'ups' | undefined
  shipping?: {
    address: {
      country: string
      state?: string | null | undefined
    }
  } | undefined
  items: {
    id: string
    type?: string | undefined
    name?: string | undefined
    quantity: number
    baseAmount?: number | null | undefined
    currency?: 'jpy' | 'usd' | undefined
  }[]
  selectedCartridges?: {
    serial: string
    quantity: number
  }[] | undefined
  selectedSDK?: {
    slug: string
    quantity?: number | undefined
  }[] | undefined
}

type OrderDefaults = {
  customer: {
    name: string
    email: string
    phone: string
    company: string
    department: string
  }
  location: string
  shipping: {
    address: {
      postal_code: string
      city: string
      country: string
      line1: string
      line2: string
      state: string
    }
    shippingMethod: 'sagawa' | 'ups'
  } | null
  terms: {
    version: string
    isAccepted: boolean
  }
}

type OrderStatus = {
  orderNumber: string
  status: 'created' | 'awaiting_transfer' | 'paid' | 'confirmed' | 'shipped' | 'delivered' | 'canceled' | 'abandoned' | 'lapsed' | 'refund_due' | 'refunded'
  paymentSource: 'stripe' | 'bank'
  currency: 'jpy' | 'usd'
  totalChargeAmount: number
  placedAt: string
  selectedCartridges: OrderedCartridge[]
  recipient: string
  city: string
  country: string
  shippingMethod: 'sagawa' | 'ups'
  trackingNumber: string | null
  parcels: Parcel[]
  replacements: Replacement[]
  items: OrderedItem[]
  packages: PackedPackage[]
  selectedSDK: OrderedSdk[]
  timeline: TimelineEntry[]
  payment: PaymentState
  bankTransfer: {
    deadline: string
    payerReference: string
    account: Record<string, string>
  } | null
}
