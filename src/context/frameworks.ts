import type { Ecosystem } from './languages.ts';

/** Packages that shape the whole program, in the order in which they are taken for *the* framework. */
export const FRAMEWORKS: Readonly<Record<Ecosystem, readonly string[]>> = {
  npm: [
    ...[
      'nuxt',
      'next',
      '@sveltejs/kit',
      '@remix-run/react',
      'astro',
      '@angular/core',
      'gatsby',
      '@nestjs/core',
    ],
    ...['electron', 'react-native', 'expo', 'vue', 'react', 'preact', 'svelte', 'solid-js', 'lit'],
    ...['fastify', 'express', 'koa', 'hono'],
  ],
  python: ['django', 'fastapi', 'flask', 'starlette', 'tornado', 'aiohttp', 'celery'],
  go: [
    'github.com/gin-gonic/gin',
    'github.com/labstack/echo',
    'github.com/gofiber/fiber',
    'github.com/go-chi/chi',
  ],
  rust: ['axum', 'actix-web', 'rocket', 'tauri', 'bevy', 'tokio'],
  ruby: ['rails', 'sinatra', 'hanami'],
  jvm: [
    'org.springframework.boot',
    'org.springframework',
    'io.quarkus',
    'io.micronaut',
    'com.android.tools.build',
    'io.ktor',
  ],
  php: ['laravel/framework', 'symfony/framework-bundle', 'symfony/symfony', 'slim/slim'],
};

/** The framework a dependency is, if any: `github.com/labstack/echo/v4` and `org.springframework.boot:…` are told by their beginning. */
export function frameworkOf(ecosystem: Ecosystem, dependency: string): string | undefined {
  const name = ecosystem === 'python' ? dependency.toLowerCase() : dependency;
  return FRAMEWORKS[ecosystem].find(
    (framework) =>
      name === framework ||
      name.startsWith(`${framework}/v`) ||
      name.startsWith(`${framework}:`) ||
      (ecosystem === 'jvm' && name.startsWith(`${framework}.`)),
  );
}
