import { zodResolver } from '@hookform/resolvers/zod'
import { formSchema } from '#lib/leads/schema'

/** Checks the form by the schema the server checks it by; a script of its own (`lazyResolver`). */
export const formResolver = zodResolver(formSchema)
