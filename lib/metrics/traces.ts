import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base'
import { OTLPHttpJsonTraceExporter, registerOTel } from '@vercel/otel'

// Traces of Next's own work on a request, for an OpenTelemetry collector
// (node_modules/next/dist/docs/01-app/02-guides/open-telemetry.md).

/** Next's spans of outgoing requests. Their names and attributes contain secrets of other servers. */
const outgoingSpanType = 'AppRender.fetch'

/**
 * Attributes that the collector gets. Other attributes of Next contain queries, such as the words of
 * a search.
 */
const sentAttributes: ReadonlySet<string> = new Set([
  'http.method',
  'http.route',
  'http.status_code',
  'next.route',
  'next.segment',
  'next.span_type',
])

/** Returns the span without the attributes that are not in `sentAttributes`. */
function removeAttributes(span: ReadableSpan): ReadableSpan {
  const sent = Object.entries(span.attributes).filter(([name]) => sentAttributes.has(name))
  const attributes = Object.fromEntries(sent)
  return Object.create(span, { attributes: { value: attributes } }) as ReadableSpan
}

/** Sends spans to a collector, without data that could be personal or secret. */
class SiteTraceExporter implements SpanExporter {
  readonly #exporter: SpanExporter

  constructor(collectorUrl: string) {
    this.#exporter = new OTLPHttpJsonTraceExporter({ url: `${collectorUrl}/v1/traces` })
  }

  export(spans: ReadableSpan[], onResult: Parameters<SpanExporter['export']>[1]): void {
    const own = spans.filter(({ attributes }) => attributes['next.span_type'] !== outgoingSpanType)
    this.#exporter.export(own.map(removeAttributes), onResult)
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown()
  }
}

/**
 * Sends a trace of each request to an OpenTelemetry collector.
 * @param collectorUrl address of the collector's OTLP over HTTP, such as `http://127.0.0.1:4318`
 */
export function sendTraces(collectorUrl: string): void {
  registerOTel({
    serviceName: 'clinic-site',
    traceExporter: new SiteTraceExporter(collectorUrl),
    // The instrumentation of `fetch` would record addresses with secrets, such as Telegram's.
    instrumentations: [],
  })
}
