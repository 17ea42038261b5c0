/** What happens after a sign-up, step by step along a band. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="max-w-120 border-l-4 border-mark pl-5 *:py-1.5">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
