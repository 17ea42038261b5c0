import { stableKey, type Channel, type Outcome } from '#lib/leads/channels/channel'
import { toLeadMail } from '#lib/leads/channels/lead-mail'
import { mailFailure, type Mailer } from '#lib/leads/channels/mailer'
import type { Lead } from '#lib/leads/lead'

/** E-mail to staff. A mail sent again has the same Message-ID, so that mail programs show it once. */
export function smtpChannel(mailer: Mailer, host: string): Channel {
  async function deliver(lead: Lead): Promise<Outcome> {
    try {
      await mailer({ ...toLeadMail(lead), messageId: `${stableKey(lead)}@${host}` })
      return { kind: 'delivered' }
    } catch (error) {
      return { kind: 'retry', ...mailFailure(error) }
    }
  }
  return { name: 'smtp', concurrency: 3, deliver }
}
