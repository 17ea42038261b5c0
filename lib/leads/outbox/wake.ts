import { channel } from 'node:diagnostics_channel'

// Reaches the worker although Next bundles it apart from the routes.
const stored = channel('clinic:lead-stored')

/** Says that a lead was stored. */
export function announceLead(): void {
  stored.publish(undefined)
}

/** Calls back whenever a lead was stored by this process. */
export function onLead(callback: () => void): void {
  stored.subscribe(callback)
}
