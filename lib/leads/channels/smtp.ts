import { idempotencyKey, type Channel } from '#lib/leads/channels/channel'
import { toLeadMail } from '#lib/leads/channels/lead-mail'
import { mailError, type Mailer } from '#lib/leads/channels/mailer'

/** E-mail to staff. A mail sent again has the same Message-ID, so that mail programs show it once. */
export function smtpChannel(mailer: Mailer, host: string): Channel {
  return {
    name: 'smtp',
    concurrency: 3,
    deliver: async (lead) => {
      try {
        await mailer({ ...toLeadMail(lead), messageId: `${idempotencyKey(lead)}@${host}` })
        return { kind: 'delivered' }
      } catch (error) {
        return { kind: 'retry', ...mailError(error) }
      }
    },
  }
}
