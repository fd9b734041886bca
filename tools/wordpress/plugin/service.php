<?php
/** The settings of the site: the address of the picture service, and whether visitors are asked first. No key is stored: all requests are those of visitors. */

defined( 'ABSPATH' ) || exit;

/** Address of the service, without a slash at the end; empty if there is none. The constant `PIX_SERVICE` of `wp-config.php` precedes the setting. */
function pix_service(): string {
	return pix_read_service( defined( 'PIX_SERVICE' ) ? PIX_SERVICE : get_option( 'pix_service', '' ) );
}

/** Reads an address, also that of the script: https, or http of this machine for trials; empty if it is none. */
function pix_read_service( $value ): string {
	// Copied text may have characters that nobody sees.
	$text = is_string( $value ) ? trim( preg_replace( '/[\p{Cf}\s]+$|^[\p{Cf}\s]+/u', '', wp_check_invalid_utf8( $value ) ) ) : '';
	$url  = wp_parse_url( false === strpos( $text, '://' ) ? "https://$text" : $text );
	if ( ! is_array( $url ) || isset( $url['user'] ) ) {
		return '';
	}
	$scheme   = strtolower( $url['scheme'] ?? '' );
	$host     = strtolower( $url['host'] ?? '' );
	// That of the script, of a picture's page or of the API, as copied from the browser, is below that of the service.
	$path     = preg_replace( '~(/cdn/sdk\.js|/i/[^/]*|/api/v1(/.*)?)?/*$~D', '', $url['path'] ?? '' );
	$is_local = in_array( $host, array( 'localhost', '127.0.0.1', '[::1]' ), true );
	$is_safe  = 'https' === $scheme || ( 'http' === $scheme && $is_local );
	// A scheme as a host is a typing error, such as `https:/pix.example`.
	if ( ! $is_safe || in_array( $host, array( 'http', 'https' ), true ) || ! preg_match( '/^(\[[\da-f:]+\]|[\w\x80-\xff-]+(\.[\w\x80-\xff-]+)*)$/D', $host ) || ! preg_match( '#^(/[\w.~-]+)*$#D', $path ) ) {
		return '';
	}
	return "$scheme://$host" . ( isset( $url['port'] ) ? ':' . $url['port'] : '' ) . $path;
}

/** Whether nothing of the service loads before the visitor's consent. */
function pix_asks(): bool {
	return (bool) get_option( 'pix_consent' );
}

/** Whether an address is one of the service. */
function pix_is_of_service( $url ): bool {
	$service = pix_service();
	return '' !== $service && is_string( $url ) && 0 === strpos( $url, "$service/" );
}

// WordPress reads the links of pictures from public hosts and a few ports only, unless the site names another service.
add_filter( 'http_request_host_is_external', fn( $is_external, $host, $url ) => $is_external || pix_is_of_service( $url ), 10, 3 );
add_filter(
	'http_allowed_safe_ports',
	function ( $ports, $host, $url ) {
		$port = wp_parse_url( $url, PHP_URL_PORT );
		return $port && pix_is_of_service( $url ) ? array_merge( $ports, array( $port ) ) : $ports;
	},
	10,
	3
);

/** Keeps the saved address if the given one is none, and says so. */
function pix_sanitize_service( $value ): string {
	// A field that is disabled is not sent.
	if ( defined( 'PIX_SERVICE' ) ) {
		return pix_read_service( get_option( 'pix_service', '' ) );
	}
	$service = pix_read_service( $value );
	if ( '' === $service && is_string( $value ) && '' !== trim( $value ) ) {
		add_settings_error( 'pix_service', 'pix_service', __( 'Enter an address such as https://pix.example, without a user name or a password.', 'pix' ) );
		return pix_read_service( get_option( 'pix_service', '' ) );
	}
	return $service;
}

add_action(
	'admin_init',
	function () {
		register_setting( 'pix', 'pix_service', array( 'type' => 'string', 'default' => '', 'sanitize_callback' => 'pix_sanitize_service' ) );
		register_setting( 'pix', 'pix_consent', array( 'type' => 'boolean', 'default' => false, 'sanitize_callback' => 'rest_sanitize_boolean' ) );
		add_settings_section( 'pix', '', '__return_null', 'pix' );
		add_settings_field( 'pix_service', __( 'Address of the picture service', 'pix' ), 'pix_print_field', 'pix', 'pix', array( 'label_for' => 'pix_service' ) );
		add_settings_field( 'pix_consent', __( 'Privacy', 'pix' ), 'pix_print_consent', 'pix', 'pix' );
	}
);

add_action( 'admin_menu', fn() => add_options_page( 'Pix', 'Pix', 'manage_options', 'pix', 'pix_print_settings' ) );

add_filter(
	'plugin_action_links_pix/pix.php',
	fn( $links ) => array_merge( array( '<a href="' . esc_url( admin_url( 'options-general.php?page=pix' ) ) . '">' . esc_html__( 'Settings', 'pix' ) . '</a>' ), $links )
);

/** Prints the field of the address. */
function pix_print_field(): void {
	$about = __( 'Only public pictures are shown. No key is needed.', 'pix' );
	if ( defined( 'PIX_SERVICE' ) ) {
		$about = __( 'The address is that of PIX_SERVICE in wp-config.php.', 'pix' );
		if ( '' === pix_service() ) {
			$about .= ' ' . __( 'Enter an address such as https://pix.example, without a user name or a password.', 'pix' );
		}
	}
	printf(
		'<input type="text" inputmode="url" class="regular-text code" id="pix_service" name="pix_service" value="%s" placeholder="https://" aria-describedby="pix_service_about"%s><p class="description" id="pix_service_about">%s</p>',
		esc_attr( pix_service() ),
		disabled( defined( 'PIX_SERVICE' ), true, false ),
		esc_html( $about )
	);
	if ( '' === pix_service() ) {
		return;
	}
	// Asked from here, as visitors do: hosts of sites may not reach what browsers reach.
	printf( '<p role="status" class="description" id="pix_service_status" data-script="%s" data-failed="%s"></p>', esc_url( pix_script() ), esc_attr__( 'No picture service answers at this address.', 'pix' ) );
	wp_print_inline_script_tag(
		"const box = document.getElementById('pix_service_status'); fetch(box.dataset.script, { method: 'HEAD' }).catch(() => ({})).then(({ ok }) => ok || (box.textContent = box.dataset.failed));",
		array( 'type' => 'module' )
	);
}

/** Prints the box of the choice of consent. */
function pix_print_consent(): void {
	printf(
		'<label><input type="checkbox" name="pix_consent" value="1"%s> %s</label>',
		checked( pix_asks(), true, false ),
		esc_html__( 'Ask visitors before pictures load', 'pix' )
	);
}

/** Prints the page of the settings. */
function pix_print_settings(): void {
	echo '<div class="wrap"><h1>Pix</h1><form action="options.php" method="post">';
	settings_fields( 'pix' );
	do_settings_sections( 'pix' );
	submit_button();
	echo '</form></div>';
}
