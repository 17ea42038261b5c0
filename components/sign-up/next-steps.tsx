export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="set-off max-w-120 border-mark *:py-2">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
