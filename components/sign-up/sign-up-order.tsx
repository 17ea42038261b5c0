'use client'

import { useState } from 'react'
import { CardChoice, type ChoiceLabels } from '#components/sign-up/card-choice'
import { initialCard, type ChosenOrder } from '#components/sign-up/card-state'
import { currentCard, tellCard } from '#components/sign-up/card-store'
import { useChoice } from '#components/sign-up/use-choice'

type Props = {
  labels: ChoiceLabels
  orders: readonly ChosenOrder[]
  /** What the address or the answer to a form sent without scripts says. */
  order: ChosenOrder | null
  removed: string | null
  removePath: string
}

/** The choice on the form's own page: that of the address, unless the visitor has removed it since. */
export function SignUpChoice({ labels, orders, order, removed, removePath }: Props) {
  const [server] = useState({ ...initialCard, order, removed })
  useChoice(orders, () => {
    if (order && currentCard().removed !== order.code) tellCard({ kind: 'ordered', order })
  })
  return <CardChoice labels={labels} server={server} removePath={removePath} />
}
