import { useCallback, useEffect, useState } from 'react'

/** A flag that falls back to false `ms` after it was last raised; counting begins in the browser. */
export function useTimedFlag(ms: number, initial = false): [boolean, () => void] {
  const [raised, setRaised] = useState(initial ? 1 : 0)
  useEffect(() => {
    if (raised === 0) return
    const timer = setTimeout(() => {
      setRaised(0)
    }, ms)
    return () => {
      clearTimeout(timer)
    }
  }, [raised, ms])
  const raise = useCallback(() => {
    setRaised((times) => times + 1)
  }, [])
  return [raised > 0, raise]
}
