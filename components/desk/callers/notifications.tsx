'use client'

import type { Messages } from 'next-intl'
import { useSyncExternalStore, type ReactNode } from 'react'
import { DeskButton } from '#components/desk/form/desk-button'
import { readStored, store } from '#lib/storage'

const settingKey = 'desk-tell'

/** `silent` or `sound`; '' when notifications are off; null in a browser without notifications. */
type NotificationSetting = string | null

type NotificationControl = {
  setting: NotificationSetting
  changeSetting: (wanted: '' | 'silent' | 'sound') => Promise<void>
}

/**
 * The last choice of the member of staff. A browser may block `localStorage`, so this variable also
 * keeps the choice.
 */
let chosenSetting: string | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function readSetting(): NotificationSetting {
  if (!('Notification' in window)) return null
  return chosenSetting ?? readStored('localStorage', settingKey) ?? ''
}

async function changeSetting(wanted: '' | 'silent' | 'sound'): Promise<void> {
  const isAllowed = wanted === '' || (await Notification.requestPermission()) === 'granted'
  chosenSetting = isAllowed ? wanted : ''
  store('localStorage', settingKey, chosenSetting)
  for (const listener of listeners) listener()
}

/**
 * Returns the notification setting, and a function that changes the setting. The setting comes from
 * `localStorage` unless the setting was changed since the page was loaded.
 */
export function useNotificationSetting(): NotificationControl {
  const setting = useSyncExternalStore(subscribe, readSetting, () => '')
  return { setting, changeSetting }
}

/** Turns browser notifications and their sound on and off. */
export function NotificationSettings({
  setting,
  changeSetting,
  messages,
}: NotificationControl & { messages: Messages['Staff']['queue'] }): ReactNode {
  if (setting === null) return null
  const isOn = setting !== ''
  return (
    <>
      <DeskButton
        type="button"
        look="link"
        aria-pressed={isOn}
        onClick={() => void changeSetting(isOn ? '' : 'silent')}
        text={isOn ? messages.silent : messages.tell}
      />
      {isOn && (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-6 accent-action"
            checked={setting === 'sound'}
            onChange={({ target }) => void changeSetting(target.checked ? 'sound' : 'silent')}
          />
          {messages.sound}
        </label>
      )}
    </>
  )
}

/** Shows a browser notification if the member of staff has turned notifications on. */
export function showNotification(text: string): void {
  const setting = readSetting()
  if (!setting || Notification.permission !== 'granted') return
  try {
    new Notification(text, {
      tag: 'desk',
      icon: '/icons/icon-192.png',
      silent: setting !== 'sound',
    })
  } catch {
    // On Android `new Notification` throws, because only a service worker may show notifications.
    // Without a notification, the page title shows the count of new leads.
  }
}
