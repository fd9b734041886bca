import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { createPublicPix } from 'pix-sdk';
import 'pix-sdk/define';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <pix-gallery
      [source]="pix"
      [limit]="12"
      layout="rows"
      (pix-load)="count.set($event.detail.count)"
    ></pix-gallery>
    <p>{{ count() }} pictures</p>
  `,
})
export class App {
  protected readonly pix = createPublicPix({ baseUrl: 'https://pix.example' });
  protected readonly count = signal(0);
}
