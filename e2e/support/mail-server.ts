import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerAddress, type SMTPServerOptions } from 'smtp-server'

/**
 * How the mail server treats a mail. The number in an object is the SMTP code of the refusal, and
 * `words` is the text of the refusal.
 */
export type MailMode =
  /** Accepts every mail. */
  | 'ok'
  /** Refuses the password. */
  | { password: number }
  /** Refuses every recipient, or only the recipient `only`. */
  | { recipient: number; only?: string; words?: string }
  /** Accepts the recipients and refuses the message. */
  | { message: number; words?: string }
  /** Closes the connection. */
  | 'drop'
  /** Never responds. */
  | 'silent'

export type MailServer = {
  /** Value for SMTP_URL. */
  url: string
  mode: MailMode
  passwords: string[]
  /** Source texts of the accepted mails. */
  messages: string[]
  /** The recipients of each accepted mail. */
  recipients: string[][]
  /** Number of mails that clients began to send, including refused mails. */
  attempts: () => number
  close: () => Promise<void>
}

function makeRefusal(code: number, address: string, words = `No ${address} here`): Error {
  return Object.assign(new Error(words), { responseCode: code })
}

/**
 * Starts a mail server without TLS, in the mode `ok`.
 * @param options with `disabledCommands: []` the server offers STARTTLS, with the certificate of
 *   the package smtp-server
 */
export async function startMailServer(
  host = '127.0.0.1',
  options: SMTPServerOptions = {},
): Promise<MailServer> {
  let attempts = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) => {
      mailServer.passwords.push(password ?? '')
      const { mode } = mailServer
      if (typeof mode === 'object' && 'password' in mode)
        callback(makeRefusal(mode.password, password ?? ''))
      else callback(null, { user: username ?? '' })
    },
    disableReverseLookup: true,
    logger: false,
    ...options,
    onMailFrom: (_from, _session, callback) => {
      attempts += 1
      callback()
    },
    onRcptTo: ({ address }: SMTPServerAddress, session, callback) => {
      const { mode } = mailServer
      if (mode === 'silent') return
      if (mode === 'drop') {
        for (const connection of server.connections) {
          if (connection.session.id === session.id) connection._socket.destroy()
        }
        return
      }
      const isRefused =
        typeof mode === 'object' && 'recipient' in mode && (mode.only ?? address) === address
      callback(isRefused ? makeRefusal(mode.recipient, address, mode.words) : null)
    },
    onData: (stream, { envelope }, callback) => {
      void text(stream).then((message) => {
        const { mode } = mailServer
        if (typeof mode === 'object' && 'message' in mode) {
          callback(makeRefusal(mode.message, 'message', mode.words))
          return
        }
        mailServer.messages.push(message)
        mailServer.recipients.push(envelope.rcptTo.map(({ address }) => address))
        callback()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string')
    throw new Error('The mail server has no port')
  const mailServer: MailServer = {
    url: `smtp://${host}:${address.port}`,
    mode: 'ok',
    passwords: [],
    messages: [],
    recipients: [],
    attempts: () => attempts,
    close: () =>
      new Promise((resolve) => {
        for (const connection of server.connections) connection._socket.destroy()
        server.close(resolve)
      }),
  }
  return mailServer
}
