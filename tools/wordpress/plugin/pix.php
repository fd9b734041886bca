<?php
/**
 * Plugin Name: Pix galleries
 * Description: Galleries, albums and pictures of a Pix service: a block with an album chooser, a shortcode, and links to pictures.
 * Version: 0.0.0
 * Requires at least: 6.5
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: pix
 * Domain Path: /languages
 * Update URI: false
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/service.php';

/** The kinds of containers and their options, from the one table of the script. */
function pix_table(): array {
	static $table;
	$table = $table ?? json_decode( file_get_contents( __DIR__ . '/options.json' ), true );
	return $table;
}

/** A value as text in one line; empty if it is longer than the script's form accepts. */
function pix_text( $value ): string {
	$text = is_scalar( $value ) ? wp_check_invalid_utf8( (string) $value ) : '';
	$line = trim( preg_replace( '/[\x00-\x20\x7F]+/', ' ', html_entity_decode( $text, ENT_QUOTES | ENT_HTML5 ) ) );
	return mb_strlen( $line ) > pix_table()['longest'] ? '' : $line;
}

/** In place of pictures: what is wrong. It is visible in previews; a page, which caches may keep for all visitors, has a comment. */
function pix_failure( string $text ): string {
	return is_preview() ? '<p><strong>Pix:</strong> ' . esc_html( $text ) . '</p>' : '<!-- Pix: ' . esc_html( $text ) . ' -->';
}

/** Whether a container may have a value: API keys and addresses that the script would refuse are left out. */
function pix_is_allowed( string $value, ?string $pattern = null ): bool {
	$is_key = preg_match( '~' . pix_table()['key'] . '~iD', $value );
	return ! $is_key && ( null === $pattern || '' === $value || preg_match( '~' . $pattern . '~uD', $value ) );
}

/**
 * The container of choices, which the script fills. The only code that writes one: for the block and for the shortcode.
 *
 * @param array  $choices Kind in `show`, token or slug of an album or a picture, and options by their names.
 * @param string $space   Height that is reserved until the pictures are there: lengths of CSS.
 */
function pix_container( array $choices, string $space = '' ): string {
	$service = pix_service();
	if ( '' === $service ) {
		return pix_failure( __( 'Set the address of your picture service in Settings → Pix.', 'pix' ) );
	}
	[ 'kinds' => $kinds, 'options' => $options ] = pix_table();
	$kind = pix_text( $choices['show'] ?? '' );
	if ( ! isset( $kinds[ $kind ] ) ) {
		return pix_failure( __( 'What do you want to show?', 'pix' ) );
	}
	$identifier = $kinds[ $kind ]['identifier'];
	$record     = null === $identifier ? 'all' : pix_text( $choices[ $identifier ] ?? '' );
	if ( '' === $record ) {
		return pix_failure( 'slug' === $identifier ? __( 'Choose a picture', 'pix' ) : __( 'Choose an album', 'pix' ) );
	}
	if ( ! pix_is_allowed( $record ) ) {
		return pix_failure( __( 'This looks like an API key, which must stay secret. Revoke it.', 'pix' ) );
	}
	if ( is_feed() ) {
		// No reader of feeds runs scripts.
		return sprintf( '<p><a href="%s">%s</a></p>', esc_url( get_permalink() ), esc_html__( 'Pictures', 'pix' ) );
	}
	$attributes = array( "data-pix-$kind" => $record );
	foreach ( $options as $name => $option ) {
		if ( ! is_scalar( $choices[ $name ] ?? null ) || ! in_array( $kind, $option['kinds'], true ) ) {
			continue;
		}
		$value = pix_text( $choices[ $name ] );
		// An empty value has a meaning; one that is too long has none, nor has `false`.
		if ( '' === $value && '' !== $choices[ $name ] ) {
			continue;
		}
		if ( pix_is_allowed( $value, $option['pattern'] ) ) {
			$is_yes = 'checkbox' === $option['control'] && in_array( $value, array( 'yes', '1' ), true );

			$attributes[ "data-$name" ] = $is_yes ? '' : $value;
		}
	}
	if ( pix_asks() ) {
		$attributes['data-pix-render'] = 'consent';
	}
	if ( preg_match( '/^(?:max|min|calc|clamp|px|[\d%(),.*+ -])+$/D', $space ) ) {
		$attributes['style'] = "padding-bottom: $space";
	}
	wp_enqueue_script( 'pix' );
	$printed = '';
	foreach ( $attributes as $name => $value ) {
		$printed .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return "<div$printed></div>";
}

/** Renders the block. Its post contains choices, no markup: a later version of the plugin may write another container. */
function pix_render_block( array $attributes ): string {
	$choices   = (array) $attributes['choices'];
	$container = pix_container( $choices, (string) $attributes['space'] );
	return '<div ' . get_block_wrapper_attributes() . ">$container</div>";
}

/** The attributes of a shortcode: typographic quotes, which word processors write, are quotes. One without a value has a number as name. */
function pix_shortcode_choices( array $given ): array {
	$choices = array();
	$open    = null;
	foreach ( $given as $name => $value ) {
		$text = html_entity_decode( (string) $value, ENT_QUOTES | ENT_HTML5 );
		if ( null !== $open && is_int( $name ) ) {
			$name = $open;
			$text = $choices[ $open ] . " $text";
		} elseif ( is_int( $name ) ) {
			$name = strtolower( $text );
			$text = 'yes';
		}
		$is_open = preg_match( '/^[“”„«»″]/u', $text ) && ! preg_match( '/.[“”«»″]$/u', $text );
		$open    = $is_open ? $name : null;

		$choices[ $name ] = preg_replace( '/^[“”„«»″](.*)[“”«»″]$/u', '$1', $text );
	}
	return $choices;
}

/** In previews: the attributes of a shortcode that have no effect. */
function pix_ineffective( array $choices ): string {
	if ( ! is_preview() ) {
		return '';
	}
	[ 'kinds' => $kinds, 'options' => $options ] = pix_table();
	$printed = '';
	foreach ( $choices as $name => $value ) {
		if ( isset( $kinds[ $name ] ) ) {
			$is_valid = null !== $kinds[ $name ]['identifier'] || in_array( $value, array( '', 'all', 'yes' ), true );
		} else {
			$is_valid = isset( $options[ $name ] ) && pix_is_allowed( pix_text( $value ), $options[ $name ]['pattern'] );
		}
		$shown    = pix_is_allowed( (string) $value ) ? "$name=\"$value\"" : "$name=\"…\"";
		$printed .= $is_valid ? '' : pix_failure( "$shown: " . __( 'This value has no effect.', 'pix' ) );
	}
	return $printed;
}

/** Renders `[pix album="…" limit="12"]`. The first of the kinds that is given is the kind of the container. Text up to `[/pix]` stays behind it. */
function pix_shortcode( $given, $content = '' ): string {
	$choices = pix_shortcode_choices( (array) $given );
	$printed = pix_ineffective( $choices );
	foreach ( pix_table()['kinds'] as $kind => [ 'identifier' => $identifier ] ) {
		if ( isset( $choices[ $kind ] ) ) {
			$choices['show'] = $kind;
			if ( null !== $identifier ) {
				$choices[ $identifier ] = $choices[ $kind ];
			}
			break;
		}
	}
	return $printed . pix_container( $choices ) . do_shortcode( (string) $content );
}

/** Host and port of an address, without the ports that browsers leave out. */
function pix_host( string $url ): string {
	$parts = wp_parse_url( $url );
	$port  = $parts['port'] ?? 0;
	return strtolower( $parts['host'] ?? '' ) . ( in_array( $port, array( 0, 80, 443 ), true ) ? '' : ":$port" );
}

/** Where visitors are asked, what an address of the service embeds waits as well: a picture as a container, anything else as its link. */
function pix_embed( $html, $url ) {
	if ( ! pix_asks() || '' === pix_service() || pix_host( (string) $url ) !== pix_host( pix_service() ) ) {
		return $html;
	}
	$path = (string) wp_parse_url( $url, PHP_URL_PATH );
	$root = preg_quote( (string) wp_parse_url( pix_service(), PHP_URL_PATH ), '~' );
	if ( ! preg_match( "~^$root(/i/([^/]+)/?$|/)~iD", $path, $found ) ) {
		return $html;
	}
	if ( isset( $found[2] ) ) {
		return pix_container( array( 'show' => 'image', 'slug' => rawurldecode( $found[2] ) ) );
	}
	return sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $url ) );
}

add_filter( 'embed_oembed_html', 'pix_embed', 10, 2 );

/** Only boxes of the plugin, and markup of users who may write any, ask for consent: others would make a click on any text count as one. */
function pix_without_consent( $content ) {
	if ( current_user_can( 'unfiltered_html' ) || false === stripos( $content, 'data-pix-consent' ) ) {
		return $content;
	}
	$tags = new WP_HTML_Tag_Processor( wp_unslash( $content ) );
	while ( $tags->next_tag() ) {
		$tags->remove_attribute( 'data-pix-consent' );
	}
	return wp_slash( $tags->get_updated_html() );
}

add_filter( 'content_save_pre', 'pix_without_consent', 11 );

/** The file of a translation: a language has one for all its regions, except that there is none for Traditional Chinese. */
function pix_language_file( $file, $domain ): string {
	if ( 'pix' !== $domain || ! is_string( $file ) || is_readable( $file ) || preg_match( '/-zh_(TW|HK)/', $file ) ) {
		return (string) $file;
	}
	return __DIR__ . '/languages/' . preg_replace( '/^(pix-[a-z]+)_\w+/', '$1', basename( $file ) );
}

add_filter( 'load_translation_file', 'pix_language_file', 10, 2 );
add_filter( 'load_script_translation_file', fn( $file, $handle, $domain ) => pix_language_file( $file, $domain ), 10, 3 );

/** Address of the embed script. */
function pix_script(): string {
	return pix_service() . '/cdn/sdk.js';
}

/**
 * The tag of the script. The script learns from it where it comes from, and the one that waits for consent, which one it loads then: the
 * attributes tell plugins and proxies not to combine, inline or delay it. If it cannot be loaded, its containers say so.
 */
function pix_script_tag( $tag, $handle ) {
	if ( 'pix' !== $handle ) {
		return $tag;
	}
	$kept   = 'data-no-optimize="1" data-noptimize="1" data-no-defer="1" nowprocket data-cfasync="false"';
	$script = pix_asks() ? sprintf( ' data-script="%s"', esc_url( pix_script() ) ) : '';
	$failed = __( 'The pictures could not be loaded.', 'pix' ) . ' ' . __( 'Check your connection and try again.', 'pix' );
	$boxes  = '[data-pix-' . implode( '],[data-pix-', array_keys( pix_table()['kinds'] ) ) . ']';
	// What a theme or a page puts into a container stays.
	$show    = "for(const box of document.querySelectorAll(this.dataset.boxes))box.matches(':empty')&&(box.style.padding='',box.textContent=this.dataset.failed)";
	$script .= sprintf( ' data-boxes="%s" data-failed="%s" onerror="%s"', esc_attr( $boxes ), esc_attr( $failed ), esc_attr( $show ) );
	return str_replace( '<script ', "<script $kept$script ", $tag );
}

add_filter( 'script_loader_tag', 'pix_script_tag', 10, 2 );

add_action(
	'init',
	function () {
		load_plugin_textdomain( 'pix', false, 'pix/languages' );
		$service = pix_service();
		$version = get_file_data( __FILE__, array( 'version' => 'Version' ) )['version'];
		if ( '' !== $service ) {
			[ $script, $of ] = pix_asks() ? array( plugins_url( 'consent.js', __FILE__ ), $version ) : array( pix_script(), null );
			wp_register_script( 'pix', $script, array(), $of, array( 'strategy' => 'async', 'in_footer' => true ) );
			wp_oembed_add_provider( "$service/i/*", "$service/oembed" );
		}
		$parts   = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-html-entities', 'wp-i18n' );
		wp_register_script( 'pix-editor', plugins_url( 'editor.js', __FILE__ ), $parts, $version, true );
		wp_register_style( 'pix-editor', plugins_url( 'editor.css', __FILE__ ), array(), $version );
		wp_set_script_translations( 'pix-editor', 'pix', __DIR__ . '/languages' );
		$settings = array(
			'service'  => $service,
			'settings' => current_user_can( 'manage_options' ) ? admin_url( 'options-general.php?page=pix' ) : '',
		);
		wp_add_inline_script( 'pix-editor', 'window.pixSettings = ' . wp_json_encode( $settings ) . ';', 'before' );
		register_block_type( __DIR__, array( 'render_callback' => 'pix_render_block' ) );
		add_shortcode( 'pix', 'pix_shortcode' );
	}
);
