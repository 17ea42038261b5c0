import { useEffect, useState } from 'react'

/** A flag that falls `ms` after it was last raised. */
export function useTimedFlag(ms: number, initial: boolean): [boolean, () => void] {
  // Another object at each raise, so that the time begins anew.
  const [raised, setRaised] = useState(initial ? {} : undefined)
  useEffect(() => {
    const timer = raised && setTimeout(setRaised, ms)
    return () => {
      clearTimeout(timer)
    }
  }, [raised, ms])
  return [
    raised !== undefined,
    () => {
      setRaised({})
    },
  ]
}
