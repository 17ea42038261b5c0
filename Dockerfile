# The image of the site:
#   docker build --build-arg SITE_URL=https://clinic.example --tag clinic-site .
# /api/health shows VERSION. SITE_URL and API_URL are built into the prerendered pages. All other
# settings are read when the container starts (README, Settings).
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG SITE_URL
ARG API_URL
ARG VERSION
RUN npm run build
# Removes files that only a build needs, and the package `node`, because the next image has Node.
RUN npm prune --omit=dev && rm -r .next/cache node_modules/@next/swc-* node_modules/node

FROM node:24-bookworm-slim
WORKDIR /site
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/package.json /site/package-lock.json ./
COPY --from=build /site/next.config.mjs ./next.config.mjs
COPY --from=build /site/lib ./lib
COPY --from=build /site/scripts ./scripts
COPY --from=build /site/docs/legal-review.md ./docs/legal-review.md
COPY --from=build /site/content ./content
COPY --from=build /site/messages ./messages
COPY --from=build /site/public ./public
COPY --from=build /site/.next ./.next
ARG SITE_URL
ARG API_URL
# The memory settings are explained in docs/profile.md.
ENV NODE_ENV=production NODE_OPTIONS="--disable-warning=ExperimentalWarning --max-old-space-size=512 --max-semi-space-size=16" MALLOC_ARENA_MAX=2 \
    NPM_CONFIG_CACHE=/tmp/npm NPM_CONFIG_UPDATE_NOTIFIER=false PORT=3000 DATA_DIR=/data SITE_URL=$SITE_URL API_URL=$API_URL
# The site writes only to /data (its database) and /static (files for the proxy, compose.yaml). All
# other folders of the image can be read-only.
RUN mkdir /data /static && chown node:node /data /static
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "lib/serve.ts"]
